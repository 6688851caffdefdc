import { useDonatePageSuspenseQuery } from "../../graphql/generated/DonatePage.ts";
import type { MoneySumsFragment } from "../../graphql/generated/ReportMoney.ts";
import { paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { DonateChoices } from "./DonateChoices.tsx";
import { DonateWays } from "./DonateWays.tsx";
import styles from "./Donation.module.css";
import type { DonationProps } from "./donation-choice.ts";

/** The donor's choices, the ways to pay for them, and the last report. */
export function Donation({ choice, onChoose }: DonationProps) {
  const language = useLanguage();
  const phrases = usePhrases(donationPagePhrases);
  const { amount, currency, projectId } = choice;
  const { data } = useDonatePageSuspenseQuery({
    variables: { language, amount, currency, projectId, drafts: false },
  });
  const [report] = data.reports.items;
  const moneyOf = ({ income, spending, closingBalance }: MoneySumsFragment) =>
    phrases.reportMoney(
      formatMoney(income, language),
      formatMoney(spending, language),
      formatMoney(closingBalance, language),
    );

  return (
    <div className={styles.measure}>
      <div className={styles.donation}>
        <DonateChoices data={data} choice={choice} onChoose={onChoose} />
        <div>
          <DonateWays data={data} choice={choice} />
          {report && (
            <div className={styles.report}>
              <LinkRows
                rows={[
                  {
                    to: paths.report(report.id),
                    title: phrases.report(formatMonthOfYear(report, language)),
                    text: report.figures ? moneyOf(report.figures) : phrases.reportText,
                  },
                ]}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
