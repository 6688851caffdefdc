// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of tables that are displayed as grids
import type { YearOfMoneyFragment } from "../../../graphql/generated/YearOfMoneyPage.ts";
import { addressOf, paths } from "../../../paths.ts";
import { capitalised, formatDay, formatMonth } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { moneyOfTable } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { reportsPhrases } from "../../../phrases/site/reports.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { lengthOf } from "./MoneyBars.tsx";
import base from "./MoneyTable.module.css";
import styles from "./MonthsTable.module.css";
import type { MonthRow } from "./month-rows.ts";

type Period = YearOfMoneyFragment["periods"][number];

type MonthsTableProps = { year: YearOfMoneyFragment; rows: readonly MonthRow<Period>[] };

/** The months of a year: a table, and on phones a block for each month. */
export function MonthsTable({ year, rows }: MonthsTableProps) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const reports = usePhrases(reportsPhrases);
  const format = moneyOfTable([year, ...year.periods].flatMap(sumsOf), language);
  const longest = Math.max(1, ...year.periods.flatMap(sumsOf));
  const nameOf = (month: number) =>
    month === 0 ? reports.wholeYear : capitalised(formatMonth(month, language));
  return (
    <table role="table" className={`${base.table} ${styles.table}`}>
      <caption id="months">
        <span>{phrases.monthsTable(year.year)}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {phrases.month}
          </th>
          {[phrases.IN, phrases.OUT, phrases.leftColumn].map((name) => (
            <th role="columnheader" key={name} scope="col" className={base.sum}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <tr role="row" className={styles.opening}>
          <th role="rowheader" scope="row" colSpan={3}>
            {phrases.opening(formatDay(year.periodStart, language))}
          </th>
          <td role="cell" className={base.sum}>
            {format(year.openingBalance)}
          </td>
        </tr>
        {rows.map(({ month, period, why }) => (
          <tr role="row" key={period?.id ?? month} className={period ? undefined : styles.empty}>
            <th role="rowheader" scope="row">
              {period ? (
                <InternalLink to={paths.report(addressOf(period))}>{nameOf(month)}</InternalLink>
              ) : (
                nameOf(month)
              )}
            </th>
            {period ? (
              <SumCells sums={period} format={format} longest={longest} />
            ) : (
              <td role="cell" colSpan={3}>
                {why === "inPreparation" ? reports.inPreparation : phrases.notPublished}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row" className={styles.total}>
          <th role="rowheader" scope="row">
            {phrases.total}
          </th>
          <SumCells sums={year} format={format} />
        </tr>
      </tfoot>
    </table>
  );
}

type Sums = Pick<Period, "openingBalance" | "income" | "spending" | "closingBalance">;

const sumsOf = ({ openingBalance, income, spending, closingBalance }: Sums) => [
  openingBalance,
  income,
  spending,
  closingBalance,
];

type SumCellsProps = {
  sums: Sums;
  format: (kopecks: number) => string;
  /** The sum, in kopecks, whose bar has the whole width; without it there are no bars. */
  longest?: number;
};

function SumCells({ sums, format, longest }: SumCellsProps) {
  const phrases = usePhrases(moneyPhrases);
  const { income, spending, closingBalance } = sums;
  const cells = [
    { look: "received", name: phrases.IN, sum: income },
    { look: "spent", name: phrases.OUT, sum: spending },
    { look: "left", name: phrases.leftColumn, sum: closingBalance },
  ] as const;
  return cells.map(({ look, name, sum }) => (
    <td role="cell" key={look} className={`${base.sum} ${styles.part} ${styles[look]}`}>
      {/* On phones, where the columns have no heads. */}
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
      <span>{format(sum)}</span>
      {longest && (
        <span className={styles.bar} style={lengthOf(sum / longest)} aria-hidden="true" />
      )}
    </td>
  ));
}
