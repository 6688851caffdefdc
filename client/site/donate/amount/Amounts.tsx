import { useId } from "react";
import type { DonatePageQuery } from "../../../graphql/generated/DonatePage.ts";
import { useBilingualLine } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { donationPagePhrases } from "../../../phrases/site/donation-page.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { addressOf, type DonationChoice } from "../donation-choice.ts";
import styles from "./Amounts.module.css";
import type { Amount } from "./useAmount.ts";

type Example = DonatePageQuery["settings"]["givingExamples"][number];
type AmountsProps = { examples: readonly Example[]; choice: DonationChoice; amount: Amount };

/** The suggested amounts, the donor's own, and what the chosen one buys, as an example. */
export function Amounts({ examples, choice, amount }: AmountsProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { amount: format } = usePhrases(donatePhrases);
  const lineOf = useBilingualLine();
  const current = amount.isTyped ? null : amount.amount;
  const bought = examples.find((example) => example.amount === current);
  const line = bought && lineOf(bought);
  return (
    <fieldset className={styles.amounts}>
      <legend>
        <VisuallyHidden>{phrases.amounts}</VisuallyHidden>
      </legend>
      {examples.length > 0 && (
        <ul>
          {examples.map((example) => (
            <li key={example.amount}>
              <InternalLink
                to={addressOf({ ...choice, amount: example.amount })}
                replace
                state={{ keepsPlace: true }}
                className={styles.amount}
                aria-current={example.amount === current ? "true" : undefined}
                onClick={() => amount.onPick(example.amount)}
              >
                <span className={styles.strip}>
                  <span>{format(example.amount, choice.currency)}</span>
                </span>
              </InternalLink>
            </li>
          ))}
        </ul>
      )}
      <OwnAmount amount={amount} currency={choice.currency} />
      {line?.text && (
        <p className={styles.bought}>
          <span>{phrases.buys}</span> <span lang={line.lang}>{line.text}</span>
        </p>
      )}
    </fieldset>
  );
}

type OwnAmountProps = { amount: Amount; currency: DonationChoice["currency"] };

function OwnAmount({ amount, currency }: OwnAmountProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { sign } = usePhrases(donatePhrases);
  const id = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={id}>{phrases.ownAmount(sign(currency))}</label>
      <input
        id={id}
        ref={amount.field}
        name="amount"
        inputMode="numeric"
        maxLength={16}
        autoComplete="off"
        defaultValue={amount.initial}
        onInput={amount.onType}
        onBlur={amount.onLeave}
        aria-invalid={amount.isWrong || undefined}
        aria-describedby={amount.isWrong ? `${id}-error` : undefined}
      />
      {amount.isWrong && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {phrases.wrongAmount}
        </p>
      )}
    </div>
  );
}
