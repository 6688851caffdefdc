import type { ReportCardFragment } from "../../graphql/generated/ReportCard.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import sheets from "../../ui/art/report-sheets.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { DocumentLink } from "./DocumentLink.tsx";
import styles from "./LatestReport.module.css";
import { splitReportTitle } from "./report-title.ts";

/** The newest report, with its first document. */
export function LatestReport({ report }: { report: ReportCardFragment }) {
  const language = useLanguage();
  const phrases = usePhrases(reportsPhrases);
  const foreign = useForeignLanguage();
  const lang = foreign(report.translation);
  const { headline, body } = splitReportTitle(report.translation.description);
  const { year, month, documents } = report;
  const [document] = documents;
  return (
    <section className={styles.latest} aria-labelledby="latest-report">
      <img className={styles.sheets} src={sheets} alt="" width="380" height="508" loading="lazy" />
      <div>
        <p className={styles.label}>{phrases.latest}</p>
        <h2 id="latest-report">{formatMonthOfYear(report, language)}</h2>
        <p className={styles.text} lang={lang}>
          {addNonBreakingSpaces(body[0] ?? headline ?? "")}
        </p>
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        <div className={styles.actions}>
          <ButtonLink look="ink" to={paths.report(addressOf(report))}>
            {phrases.open}
          </ButtonLink>
          {document && <DocumentLink document={document} />}
        </div>
        <ItemEditLinks
          to={editorPaths.edit("REPORT", report.id)}
          title={phrases.report(year, month)}
          publishedAt={report.translation.publishedAt}
          place="line"
        />
      </div>
    </section>
  );
}
