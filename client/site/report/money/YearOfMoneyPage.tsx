import { useParams } from "react-router-dom";
import {
  useYearOfMoneyPageSuspenseQuery,
  type YearOfMoneyFragment,
} from "../../../graphql/generated/YearOfMoneyPage.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { neighboursPhrases } from "../../../phrases/sharing.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { reportsPhrases } from "../../../phrases/site/reports.ts";
import { PrintButton } from "../../../ui/PrintButton.tsx";
import { PageHero } from "../../../ui/page/hero/PageHero.tsx";
import { Neighbours } from "../../../ui/page/Neighbours.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PrintedSource } from "../../../ui/page/PrintedSource.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { yearAmong } from "../months.ts";
import { DataFiles } from "./DataFiles.tsx";
import { MoneyCounters } from "./MoneyCounters.tsx";
import { MoneyTrend } from "./MoneyTrend.tsx";
import { MonthsTable } from "./MonthsTable.tsx";
import { monthRows } from "./month-rows.ts";
import styles from "./YearOfMoneyPage.module.css";
import { YearParts } from "./YearParts.tsx";

/** The money of a year: its sums, its twelve months, and where it went. */
export function YearOfMoneyPage() {
  const { year: requested = "" } = useParams();
  const year = /^\d{4}$/.test(requested) ? Number(requested) : 0;
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const reports = usePhrases(reportsPhrases);
  const { years: labels } = usePhrases(neighboursPhrases);
  const { figuresYear, figuresYears } = useYearOfMoneyPageSuspenseQuery({
    variables: { year, language },
  }).data;
  if (!figuresYear) return <PageNotFound />;
  const title = reports.moneyOfYear(year);
  const known = figuresYears.map((one) => one.year);
  const linkTo = (other: number | undefined) =>
    other === undefined
      ? null
      : { to: paths.yearOfMoney(other), title: reports.moneyOfYear(other) };
  const place = known.indexOf(year);
  const rows = monthRows(figuresYear.periods, yearAmong(known, year));
  return (
    <>
      <PageHead title={title} description={phrases.yearDescription(year)} />
      <PageHero
        tone="sand"
        path={{
          label: reports.path,
          steps: [
            { to: paths.home(), title: reports.home },
            { to: paths.reports(), title: reports.title },
          ],
          here: title,
        }}
        title={title}
        lead={phrases.yearLead(new Set(figuresYear.periods.map(({ month }) => month)).size)}
      />
      <Sheet tone="paper" edge="b">
        <PrintedSource />
        <MoneyCounters sums={figuresYear} />
        <div className={styles.months}>
          <MoneyTrend rows={rows} />
          <div>
            <MonthsTable year={figuresYear} rows={rows} />
            {hasGaps(figuresYear) && <p className={styles.gaps}>{phrases.gaps}</p>}
          </div>
        </div>
      </Sheet>
      <Sheet tone="sky-1" edge="a" labelledBy="where-to">
        <YearParts year={figuresYear} />
        <DataFiles name={String(year)} />
        <PrintButton label={phrases.print} />
      </Sheet>
      <Sheet tone="paper" edge="b" className={styles.further}>
        <TextLink to={paths.reportsOfYear(year)}>{phrases.reportsOf(year)}</TextLink>
        <Neighbours
          labels={labels}
          previous={linkTo(known[place + 1])}
          next={linkTo(known[place - 1])}
        />
      </Sheet>
    </>
  );
}

/** Whether months are missing between those that are summed. */
const hasGaps = ({ openingBalance, income, spending, closingBalance }: YearOfMoneyFragment) =>
  openingBalance + income - spending !== closingBalance;
