import type { YearOfMoneyFragment } from "../../../graphql/generated/YearOfMoneyPage.ts";
import { paths } from "../../../paths.ts";
import { capitalised, formatDay, formatMonth } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactHryvnias } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { reportsPhrases } from "../../../phrases/site/reports.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { lengthOf } from "./MoneyBars.tsx";
import styles from "./MoneyTable.module.css";
import { monthRows } from "./month-rows.ts";

type Period = YearOfMoneyFragment["periods"][number];

/** The twelve months of a year; those without published figures say so. */
export function MonthsTable({ year }: { year: YearOfMoneyFragment }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const reports = usePhrases(reportsPhrases);
  const { periods } = year;
  const largest = Math.max(1, ...periods.flatMap(({ income, spending }) => [income, spending]));
  const nameOf = (month: number) =>
    month === 0 ? reports.wholeYear : capitalised(formatMonth(month, language));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} tabIndex={0} aria-labelledby="months">
      <table className={`${styles.table} ${styles.months}`}>
        <caption id="months">
          <span>{phrases.monthsTable(year.year)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{phrases.month}</th>
            {[phrases.IN, phrases.OUT, phrases.leftColumn].map((name) => (
              <th key={name} scope="col" className={styles.sum}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.balance}>
            <th scope="row" colSpan={3}>
              {phrases.opening(formatDay(year.periodStart, language))}
            </th>
            <td className={styles.sum}>{formatExactHryvnias(year.openingBalance, language)}</td>
          </tr>
          {monthRows(periods).map(({ month, period }) =>
            period ? (
              <tr key={period.id}>
                <th scope="row">
                  <InternalLink to={paths.report(period.id)}>{nameOf(month)}</InternalLink>
                </th>
                <SumCells period={period} largest={largest} />
              </tr>
            ) : (
              <tr key={month} className={styles.empty}>
                <th scope="row">{nameOf(month)}</th>
                <td colSpan={3} className={styles.sum}>
                  {phrases.notPublished}
                </td>
              </tr>
            ),
          )}
        </tbody>
        <tfoot>
          <tr className={styles.direction}>
            <th scope="row">{phrases.total}</th>
            {[year.income, year.spending, year.closingBalance].map((sum, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal sums differ by their column alone
              <td key={column} className={styles.sum}>
                {formatExactHryvnias(sum, language)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SumCells({ period, largest }: { period: Period; largest: number }) {
  const language = useLanguage();
  const { income, spending, closingBalance } = period;
  return (
    <>
      <td className={`${styles.sum} ${styles.received}`}>
        <span>{formatExactHryvnias(income, language)}</span>
        <span className={styles.bar} style={lengthOf(income / largest)} aria-hidden="true" />
      </td>
      <td className={`${styles.sum} ${styles.spent}`}>
        <span>{formatExactHryvnias(spending, language)}</span>
        <span className={styles.bar} style={lengthOf(spending / largest)} aria-hidden="true" />
      </td>
      <td className={styles.sum}>{formatExactHryvnias(closingBalance, language)}</td>
    </>
  );
}
