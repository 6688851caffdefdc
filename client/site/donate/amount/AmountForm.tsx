import type { FormEvent } from "react";
import { useLocation } from "react-router-dom";
import type { DonatePageQuery } from "../../../graphql/generated/DonatePage.ts";
import { paths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donationPagePhrases } from "../../../phrases/site/donation-page.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chips } from "../../../ui/search/Chips.tsx";
import {
  addressOf,
  type DonationChoice,
  type DonationProps,
  paramsOf,
} from "../donation-choice.ts";
import { giveId } from "../donation-ids.ts";
import { takesSingleHryvnias } from "../existing-ways.ts";
import styles from "./AmountForm.module.css";
import { Amounts } from "./Amounts.tsx";
import { GiveButton } from "./GiveButton.tsx";
import { useAmount } from "./useAmount.ts";

/** How many of the suggested amounts are shown; the server suggests the middle one of these. */
const shownExamples = 3;

type AmountFormProps = DonationProps & { data: DonatePageQuery };

/** Amount, how often, and the button that repeats both. A GET form, which works without scripts. */
export function AmountForm({ data, choice, onChoose }: AmountFormProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { settings, donationTransfer, projects } = data;
  const examples = settings.givingExamples
    .filter(({ currency }) => currency === choice.currency)
    .slice(0, shownExamples);
  const isOwn = choice.amount !== null && !examples.some(({ amount }) => amount === choice.amount);
  const initial = isOwn ? String(choice.amount) : "";
  const suggested = donationTransfer.suggestedAmount;
  const amount = useAmount({ choice, onChoose, initial, suggested });
  const project = projects.items.find(({ id }) => id === choice.projectId);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    amount.onLeave();
  }

  return (
    <form id={giveId} className={styles.form} action={paths.donate()} onSubmit={submit}>
      {project && <ProjectLine project={project} />}
      <Amounts examples={examples} choice={choice} amount={amount} />
      {settings.monthlyPaymentUrl && choice.currency === "UAH" && takesSingleHryvnias(settings) && (
        <Chips
          label={phrases.often}
          keepsPlace
          chips={[false, true].map((isMonthly) => ({
            to: addressOf({ ...choice, amount: amount.chosen, isMonthly }),
            name: isMonthly ? phrases.monthly : phrases.once,
            isCurrent: choice.isMonthly === isMonthly,
          }))}
        />
      )}
      <HiddenChoice choice={isOwn ? { ...choice, amount: null } : choice} />
      <noscript>
        <Button type="submit" look="ink" isSmall>
          {phrases.show}
        </Button>
      </noscript>
      <GiveButton
        settings={settings}
        choice={amount.isWrong ? null : { ...choice, amount: amount.amount }}
        hasCode={donationTransfer.codes.some(
          ({ format }) => (format === "EPC" ? "EUR" : "UAH") === choice.currency,
        )}
        onMissing={() => amount.field.current?.focus()}
      />
    </form>
  );
}

type Project = DonatePageQuery["projects"]["items"][number];

function ProjectLine({ project: { translation } }: { project: Project }) {
  const phrases = usePhrases(donationPagePhrases);
  const foreign = useForeignLanguage();
  return (
    <p>
      <span>{phrases.forProject}</span> <b lang={foreign(translation)}>{translation.name}</b>
    </p>
  );
}

/** What the fields do not ask; a suggested amount counts while the field before it is blank. */
function HiddenChoice({ choice }: { choice: DonationChoice }) {
  const code = new URLSearchParams(useLocation().search).get("lang");
  const { project: _project, ...hidden } = paramsOf(choice);
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {code && <input type="hidden" name="lang" value={code} />}
    </>
  );
}
