import type { ReportMoneyFragment } from "../../../graphql/generated/ReportMoney.ts";
import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { reportsPhrases } from "../../../phrases/site/reports.ts";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { DataFiles } from "./DataFiles.tsx";
import { LinesTable } from "./LinesTable.tsx";
import { MoneyCounters } from "./MoneyCounters.tsx";
import styles from "./ReportMoney.module.css";

type ReportMoneyProps = {
  report: { id: string; year: number; month: number };
  figures: ReportMoneyFragment;
};

/** The money of a report: what was received, spent and left, every line, and the same as files. */
export function ReportMoney({ report, figures }: ReportMoneyProps) {
  const { id, year, month } = report;
  const phrases = usePhrases(moneyPhrases);
  const reports = usePhrases(reportsPhrases);
  const file = month === 0 ? id : `${year}-${String(month).padStart(2, "0")}`;
  const isDocumented = figures.lines.some(({ document }) => document !== null);
  return (
    <Sheet tone="sky-1" edge="a" labelledBy="money" className={styles.sheet}>
      <h2 id="money">{phrases.title(year, month)}</h2>
      <p className={styles.text}>
        {isDocumented ? `${phrases.countable} ${phrases.documented}` : phrases.countable}
      </p>
      <MoneyCounters sums={figures} />
      <div className={styles.lines}>
        <LinesTable figures={figures} />
      </div>
      <DataFiles name={file} />
      <p className={styles.year}>
        <TextLink to={paths.yearOfMoney(year)}>{reports.moneyOfYear(year)}</TextLink>
      </p>
    </Sheet>
  );
}
