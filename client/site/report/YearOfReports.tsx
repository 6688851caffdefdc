import { useYearOfReportsSuspenseQuery } from "../../graphql/generated/YearOfReports.ts";
import { paths } from "../../paths.ts";
import { capitalised, formatMonth } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { monthsOfYear, yearAmong } from "./months.ts";
import { ReportCard } from "./ReportCard.tsx";
import styles from "./YearOfReports.module.css";
import { YearsNavigation } from "./YearsNavigation.tsx";

type YearOfReportsProps = {
  year: number;
  /** All years with reports, newest first. */
  years: readonly number[];
};

/** The months of one year with their reports, and links to the other years. */
export function YearOfReports({ year, years }: YearOfReportsProps) {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(reportsPhrases);
  const { data } = useYearOfReportsSuspenseQuery({ variables: { language, year, drafts } });
  const { items } = data.reports;
  const months = monthsOfYear(items, yearAmong(years, year));
  const first = Math.min(...items.map(({ month }) => month || 13));
  return (
    <>
      <div className={styles.head} id="year">
        <YearsNavigation year={year} years={years} />
        <h2 className={styles.count}>{phrases.count(items.length, year)}</h2>
      </div>
      <ul className={styles.months}>
        {months.map((place) => {
          const name = capitalised(formatMonth(place.month, language));
          if ("why" in place) {
            return (
              <li
                key={place.month}
                className={place.month < first ? `${styles.empty} ${styles.leading}` : styles.empty}
              >
                <p className={styles.name}>{name}</p>
                <p>{phrases[place.why]}</p>
              </li>
            );
          }
          return place.reports.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} name={name} />
            </li>
          ));
        })}
        {items
          .filter(({ month }) => month === 0)
          .map((report) => (
            <li key={report.id} className={styles.whole}>
              <ReportCard report={report} name={phrases.wholeYear} />
            </li>
          ))}
      </ul>
      {data.figuresYear && (
        <p className={styles.money}>
          <TextLink to={paths.yearOfMoney(year)}>{phrases.moneyOfYear(year)}</TextLink>
          <TextLink to={paths.openData()}>{phrases.openData}</TextLink>
        </p>
      )}
    </>
  );
}
