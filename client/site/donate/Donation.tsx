import { useDonatePageSuspenseQuery } from "../../graphql/generated/DonatePage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { AmountForm } from "./amount/AmountForm.tsx";
import styles from "./Donation.module.css";
import type { DonationProps } from "./donation-choice.ts";
import { MonthInNumbers } from "./MonthInNumbers.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { paymentPage } from "./payment-page.ts";
import { Trust } from "./Trust.tsx";
import { isForAbroad } from "./transfer/FromAbroad.tsx";

/**
 * The one way to give: amount, how often, the button, why to trust, and folded below it all other
 * ways. Beside it, where there is room, the last month in numbers.
 */
export function Donation(props: DonationProps) {
  const language = useLanguage();
  const { amount, currency, projectId } = props.choice;
  const { data } = useDonatePageSuspenseQuery({
    variables: { language, amount, currency, projectId, drafts: false },
  });
  const { settings, reports } = data;
  const isMonthly = props.choice.isMonthly && currency === "UAH" && !!settings.monthlyPaymentUrl;
  const choice = { ...props.choice, isMonthly };
  const hasTransfer = Boolean(settings.iban) || isForAbroad(settings);
  const canGive = hasTransfer || paymentPage(settings, choice) || settings.jarUrl;
  const figures = reports.items.find((report) => report.figures);
  if (!canGive) return <NoWays />;
  return (
    <div className={styles.measure}>
      <div className={figures ? `${styles.donation} ${styles.illustrated}` : styles.donation}>
        <AmountForm key={currency} data={data} choice={choice} onChoose={props.onChoose} />
        <Trust edrpou={settings.edrpou} />
        {figures?.figures && (
          <MonthInNumbers reportId={figures.id} month={figures} sums={figures.figures} />
        )}
        <OtherWays data={data} choice={choice} onChoose={props.onChoose} />
      </div>
    </div>
  );
}

function NoWays() {
  const phrases = usePhrases(donationPagePhrases);
  return (
    <div className={styles.none}>
      <p>{phrases.none}</p>
      <ButtonLink to={paths.contacts()}>{phrases.contacts}</ButtonLink>
    </div>
  );
}
