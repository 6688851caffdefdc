import { useId } from "react";
import type { MoneySumsFragment } from "../../graphql/generated/ReportMoney.ts";
import { addressOf, paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./MonthInNumbers.module.css";

type MonthProps = {
  report: Parameters<typeof addressOf>[0] & Parameters<typeof formatMonthOfYear>[0];
  sums: MoneySumsFragment;
};

/** What the last month with a report received, spent and left, on a slip in a drawn hand. */
export function MonthInNumbers({ report, sums }: MonthProps) {
  const id = useId();
  const language = useLanguage();
  const phrases = usePhrases(donationPagePhrases);
  const rows = [
    [phrases.received, sums.income],
    [phrases.spent, sums.spending],
    [phrases.left, sums.closingBalance],
  ] as const;
  return (
    <figure className={styles.scene} aria-labelledby={id}>
      <span className={styles.sleeve} />
      <div className={styles.slip} data-theme="light">
        <h2 id={id}>
          <span>{formatMonthOfYear(report, language)}</span> <span>{phrases.inNumbers}</span>
        </h2>
        <dl>
          {rows.map(([name, sum]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(sum, language)}</dd>
            </div>
          ))}
        </dl>
        <TextLink to={paths.report(addressOf(report))}>{phrases.report}</TextLink>
      </div>
    </figure>
  );
}
