import { type FormEvent, useId } from "react";
import { useLocation } from "react-router-dom";
import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import { paths } from "../../paths.ts";
import { useBilingualLine, useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { CardIcon } from "../../ui/icons/icons.tsx";
import { Chips } from "../../ui/search/Chips.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./AmountForm.module.css";
import { addressOf, type DonationChoice, type DonationProps, paramsOf } from "./donation-choice.ts";
import { giveId, waysId } from "./donation-ids.ts";
import { paymentPage } from "./payment-page.ts";
import { useTypedAmount } from "./useTypedAmount.ts";

const keepsPlace = { replace: true, state: { keepsPlace: true } };

type AmountFormProps = DonationProps & { data: DonatePageQuery };

/** Amount, how often, and the button that repeats both. A GET form, which works without scripts. */
export function AmountForm({ data, choice, onChoose }: AmountFormProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { settings, donationTransfer } = data;
  const examples = settings.givingExamples
    .filter(({ currency }) => currency === choice.currency)
    .slice(0, 3);
  const isOwn = choice.amount !== null && !examples.some(({ amount }) => amount === choice.amount);
  const initial = isOwn ? String(choice.amount) : "";
  const own = useTypedAmount({ choice, onChoose, initial });
  // Until an address names one, the server suggests it.
  const suggested = choice.amount ?? donationTransfer.amount;
  const wanted = own.wanted && { ...own.wanted, amount: own.wanted.amount ?? suggested };
  const current = own.typed.trim() ? null : suggested;
  const bought = examples.find(({ amount }) => amount === current);
  const project = data.projects.items.find(({ id }) => id === choice.projectId);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (own.wanted) own.onLeave();
  }

  return (
    <form id={giveId} className={styles.form} action={paths.donate()} onSubmit={submit}>
      {project && <ProjectLine project={project} />}
      <fieldset className={styles.group}>
        <legend>
          <VisuallyHidden>{phrases.amounts}</VisuallyHidden>
        </legend>
        <div className={styles.amounts}>
          <Amounts
            amounts={examples.map(({ amount }) => amount)}
            current={current}
            choice={choice}
            onChoose={own.clear}
          />
          <OwnAmount own={own} currency={choice.currency} />
        </div>
        {bought && <Bought example={bought} />}
      </fieldset>
      {settings.monthlyPaymentUrl && choice.currency === "UAH" && (
        <Chips
          label={phrases.often}
          keepsPlace
          chips={[false, true].map((isMonthly) => ({
            to: addressOf({ ...(own.wanted ?? choice), isMonthly }),
            name: isMonthly ? phrases.monthly : phrases.once,
            isCurrent: choice.isMonthly === isMonthly,
          }))}
        />
      )}
      <HiddenChoice choice={choice} />
      <noscript>
        <Button type="submit" look="ink" isSmall>
          {phrases.show}
        </Button>
      </noscript>
      <Give settings={settings} wanted={wanted} onMissing={() => own.field.current?.focus()} />
    </form>
  );
}

type Project = DonatePageQuery["projects"]["items"][number];

function ProjectLine({ project: { translation } }: { project: Project }) {
  const phrases = usePhrases(donationPagePhrases);
  const foreign = useForeignLanguage();
  return (
    <p className={styles.project}>
      <span>{phrases.forProject}</span> <b lang={foreign(translation)}>{translation.name}</b>
    </p>
  );
}

type AmountsProps = {
  amounts: readonly number[];
  current: number | null;
  choice: DonationChoice;
  onChoose: () => void;
};

function Amounts({ amounts, current, choice, onChoose }: AmountsProps) {
  const { amount: format } = usePhrases(donatePhrases);
  if (amounts.length === 0) return null;
  return (
    <ul className={styles.examples}>
      {amounts.map((amount) => (
        <li key={amount}>
          <InternalLink
            to={addressOf({ ...choice, amount })}
            {...keepsPlace}
            className={styles.amount}
            aria-current={amount === current ? "true" : undefined}
            onClick={onChoose}
          >
            <span className={styles.strip}>
              <span>{format(amount, choice.currency)}</span>
            </span>
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}

type OwnAmountProps = {
  own: ReturnType<typeof useTypedAmount>;
  currency: DonationChoice["currency"];
};

function OwnAmount({ own, currency }: OwnAmountProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { sign } = usePhrases(donatePhrases);
  const id = useId();
  const isWrong = own.wanted === null;
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{phrases.ownAmount(sign(currency))}</label>
      <input
        id={id}
        ref={own.field}
        name="amount"
        inputMode="numeric"
        maxLength={16}
        autoComplete="off"
        defaultValue={own.typed}
        onInput={own.onType}
        onBlur={own.onLeave}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {phrases.wrongAmount}
        </p>
      )}
    </div>
  );
}

/** What the amount buys, as an example. */
function Bought({ example }: { example: DonatePageQuery["settings"]["givingExamples"][number] }) {
  const phrases = usePhrases(donationPagePhrases);
  const { text, lang } = useBilingualLine()(example);
  if (!text) return null;
  return (
    <p className={styles.note}>
      <span>{phrases.buys}</span> <span lang={lang}>{text}</span>
    </p>
  );
}

/** What the form itself does not ask. */
function HiddenChoice({ choice }: { choice: DonationChoice }) {
  const code = new URLSearchParams(useLocation().search).get("lang");
  const { amount: _amount, project: _project, ...hidden } = paramsOf(choice);
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {code && <input type="hidden" name="lang" value={code} />}
    </>
  );
}

type GiveProps = {
  settings: DonatePageQuery["settings"];
  /** Null while the field has no amount. */
  wanted: DonationChoice | null;
  onMissing: () => void;
};

/** The button, which says what will be given, and what opens. */
function Give({ settings, wanted, onMissing }: GiveProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { amount: format } = usePhrases(donatePhrases);
  if (!wanted) {
    return (
      <div className={styles.give}>
        <Button icon={<CardIcon />} onClick={onMissing}>
          {phrases.give(null, false)}
        </Button>
      </div>
    );
  }
  const { amount, currency, isMonthly } = wanted;
  const page = paymentPage(settings, wanted);
  // A transfer carries the amount in its codes and its purpose.
  const isSaid = page ? page.hasAmount : amount !== null;
  const sum = isSaid && amount ? format(amount, currency) : null;
  return (
    <div className={styles.give}>
      <ButtonLink to={page?.address ?? `#${waysId}`} icon={<CardIcon />}>
        {phrases.give(sum, isMonthly)}
      </ButtonLink>
      <p className={styles.note}>
        <span>
          {!page ? phrases.byTransfer : currency === "UAH" ? phrases.cardText : phrases.paypalText}
        </span>{" "}
        {page && !page.hasAmount && <span>{phrases.amountThere}</span>}
      </p>
    </div>
  );
}
