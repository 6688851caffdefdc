import { useDonatePageSuspenseQuery } from "../../graphql/generated/DonatePage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { AmountForm } from "./amount/AmountForm.tsx";
import styles from "./Donation.module.css";
import type { DonationProps } from "./donation-choice.ts";
import { currenciesOf, takesSingleHryvnias } from "./existing-ways.ts";
import { MonthInNumbers } from "./MonthInNumbers.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { Trust } from "./Trust.tsx";

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
  const currencies = currenciesOf(settings);
  const [mainCurrency] = currencies;
  if (!mainCurrency) return <NoWays />;
  // An amount belongs to its currency.
  if (!currencies.includes(currency)) {
    return (
      <Donation {...props} choice={{ ...props.choice, currency: mainCurrency, amount: null }} />
    );
  }
  const canBeMonthly = currency === "UAH" && Boolean(settings.monthlyPaymentUrl);
  const isMonthly = canBeMonthly && (props.choice.isMonthly || !takesSingleHryvnias(settings));
  const choice = { ...props.choice, isMonthly };
  const figures = reports.items.find((report) => report.figures);
  return (
    <div className={styles.measure}>
      <div className={figures ? `${styles.donation} ${styles.illustrated}` : styles.donation}>
        <AmountForm key={currency} data={data} choice={choice} onChoose={props.onChoose} />
        <Trust data={data} />
        {figures?.figures && <MonthInNumbers report={figures} sums={figures.figures} />}
        <OtherWays data={data} choice={choice} onChoose={props.onChoose} />
      </div>
    </div>
  );
}

function NoWays() {
  const phrases = usePhrases(donatePhrases);
  return (
    <div className={styles.none}>
      <p>{phrases.textWithoutWays}</p>
      <ButtonLink to={paths.contacts()}>{phrases.contacts}</ButtonLink>
    </div>
  );
}
