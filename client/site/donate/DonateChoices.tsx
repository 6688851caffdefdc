import { type FormEvent, type ReactNode, useId } from "react";
import { useLocation } from "react-router-dom";
import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import { paths } from "../../paths.ts";
import { useBilingualLine, useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { Button } from "../../ui/Button.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { type Chip, Chips } from "../../ui/search/Chips.tsx";
import styles from "./DonateChoices.module.css";
import {
  addressOf,
  choiceIn,
  type DonationChoice,
  type DonationProps,
  paramsOf,
} from "./donation-choice.ts";

const keepsPlace = { replace: true, state: { keepsPlace: true } };

type ChoicesProps = DonationProps & { data: DonatePageQuery };

/** Where from, how often, how much and what for. All are links and one GET form. */
export function DonateChoices({ data, choice, onChoose }: ChoicesProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { place, isMonthly, currency } = choice;
  const chip = (name: string, changes: Partial<DonationChoice>, isCurrent: boolean): Chip => ({
    to: addressOf({ ...choice, ...changes }),
    name,
    isCurrent,
  });
  // An amount belongs to its currency.
  const ukraine = { place: "ukraine", currency: "UAH", amount: null } as const;
  const abroad = { place: "abroad", currency: "EUR", amount: null } as const;
  return (
    <div className={styles.choices}>
      <Group title={phrases.place}>
        <Chips
          label={phrases.place}
          keepsPlace
          chips={[
            chip(phrases.ukraine, place === "ukraine" ? {} : ukraine, place === "ukraine"),
            chip(phrases.abroad, place === "abroad" ? {} : abroad, place === "abroad"),
          ]}
        />
      </Group>
      <Group title={phrases.often}>
        <Chips
          label={phrases.often}
          keepsPlace
          chips={[
            chip(phrases.once, { isMonthly: false }, !isMonthly),
            chip(phrases.monthly, { isMonthly: true }, isMonthly),
          ]}
        />
      </Group>
      {place === "abroad" && (
        <Group title={phrases.currency}>
          <Chips
            label={phrases.currency}
            keepsPlace
            chips={[
              chip("€", currency === "EUR" ? {} : abroad, currency === "EUR"),
              chip(
                "$",
                currency === "USD" ? {} : { ...abroad, currency: "USD" },
                currency === "USD",
              ),
            ]}
          />
        </Group>
      )}
      <Amounts data={data} choice={choice} />
      <ChoiceForm
        key={addressOf({ ...choice, isMonthly: false })}
        data={data}
        choice={choice}
        onChoose={onChoose}
      />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** The suggested amounts of the currency, each with what it buys. */
function Amounts({ data, choice }: Pick<ChoicesProps, "data" | "choice">) {
  const phrases = usePhrases(donationPagePhrases);
  const { amount: formatAmount } = usePhrases(donatePhrases);
  const lineOf = useBilingualLine();
  const examples = data.settings.givingExamples.filter(
    ({ currency }) => currency === choice.currency,
  );
  if (examples.length === 0) return null;
  return (
    <Group title={phrases.amounts}>
      <ul className={styles.amounts}>
        {examples.map(({ amount, currency, ...texts }) => {
          const { text, lang } = lineOf(texts);
          return (
            <li key={amount}>
              <InternalLink
                to={addressOf({ ...choice, amount })}
                {...keepsPlace}
                className={styles.amount}
                aria-current={amount === choice.amount ? "true" : undefined}
              >
                <span className={styles.strip}>
                  <b>{formatAmount(amount, currency)}</b>
                  {text && <span lang={lang}>{text}</span>}
                </span>
              </InternalLink>
            </li>
          );
        })}
        <li>
          <InternalLink
            to={addressOf({ ...choice, amount: null })}
            {...keepsPlace}
            className={styles.amount}
            aria-current={choice.amount === null ? "true" : undefined}
          >
            <span className={styles.strip}>
              <b>{phrases.anyAmount}</b>
            </span>
          </InternalLink>
        </li>
      </ul>
      {examples.some(({ ua, eng }) => ua || eng) && (
        <p className={styles.note}>{phrases.amountsText}</p>
      )}
    </Group>
  );
}

/** The donor's own amount, and the project. A GET form, so that it works without scripts. */
function ChoiceForm({ data, choice, onChoose }: ChoicesProps) {
  const phrases = usePhrases(donationPagePhrases);
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const id = useId();
  const code = new URLSearchParams(useLocation().search).get("lang");
  const { amount: _amount, project: _project, ...hidden } = paramsOf(choice);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    onChoose(choiceIn(String(new URLSearchParams(entries)), language));
  }

  return (
    <form className={styles.form} action={paths.donate()} onSubmit={submit}>
      <div>
        <label htmlFor={`${id}-amount`}>{phrases.ownAmount}</label>
        <input
          id={`${id}-amount`}
          name="amount"
          type="number"
          inputMode="numeric"
          min="1"
          max="999999"
          step="1"
          autoComplete="off"
          defaultValue={choice.amount ?? ""}
        />
      </div>
      {data.projects.items.length > 0 && (
        <div>
          <label htmlFor={`${id}-project`}>{phrases.project}</label>
          <select
            id={`${id}-project`}
            name="project"
            defaultValue={choice.projectId ?? ""}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{phrases.wholeWork}</option>
            {data.projects.items.map((project) => (
              <option key={project.id} value={project.id} lang={foreign(project.translation)}>
                {project.translation.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {code && <input type="hidden" name="lang" value={code} />}
      <Button type="submit" look="ink" isSmall>
        {phrases.show}
      </Button>
    </form>
  );
}
