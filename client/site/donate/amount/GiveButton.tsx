import type { DonatePageQuery } from "../../../graphql/generated/DonatePage.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { donationPagePhrases } from "../../../phrases/site/donation-page.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { CardIcon } from "../../../ui/icons/icons.tsx";
import type { DonationChoice } from "../donation-choice.ts";
import { waysId } from "../donation-ids.ts";
import { paymentPage } from "../payment-page.ts";
import styles from "./GiveButton.module.css";

type GiveButtonProps = {
  settings: DonatePageQuery["settings"];
  /** Null while the field contains no amount. */
  choice: DonationChoice | null;
  /** Whether a QR code carries the amount. */
  hasCode: boolean;
  onMissing: () => void;
};

/** The button, which says what will be given, and what opens. */
export function GiveButton({ settings, choice, hasCode, onMissing }: GiveButtonProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { amount: format } = usePhrases(donatePhrases);
  if (!choice) {
    return (
      <div className={styles.give}>
        <Button icon={<CardIcon />} onClick={onMissing}>
          {phrases.give(null, false)}
        </Button>
      </div>
    );
  }
  const { amount, currency, isMonthly } = choice;
  const page = paymentPage(settings, choice);
  // The codes and the purpose of a transfer carry the amount.
  const isCarried = page ? page.hasAmount : amount !== null;
  const sum = isCarried && amount ? format(amount, currency) : null;
  const opens = { card: phrases.cardText, paypal: phrases.paypalText, jar: phrases.jarText };
  const transfer = sum && hasCode ? phrases.byTransfer : phrases.details;
  return (
    <div className={styles.give}>
      <ButtonLink to={page?.address ?? `#${waysId}`} icon={<CardIcon />}>
        {phrases.give(sum, isMonthly)}
      </ButtonLink>
      <p className={styles.note}>
        <span>{page ? opens[page.by] : transfer}</span>{" "}
        {page && !page.hasAmount && <span>{phrases.amountThere}</span>}
      </p>
    </div>
  );
}
