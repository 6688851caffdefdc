import type { ReportCardFragment } from "../../graphql/generated/ReportCard.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { DocumentIcon, PictureIcon } from "../../ui/icons/icons.tsx";
import styles from "./ReportCard.module.css";
import { splitReportTitle } from "./report-title.ts";

type ReportCardProps = {
  report: ReportCardFragment;
  /** Name of its month, capitalised. */
  name: string;
};

/** A month's report on a slip of its own colour. The whole slip is a link. */
export function ReportCard({ report, name }: ReportCardProps) {
  const phrases = usePhrases(reportsPhrases);
  const foreign = useForeignLanguage();
  const lang = foreign(report.translation);
  const { headline, body } = splitReportTitle(report.translation.description);
  const { documents, imageCount, year, month } = report;
  return (
    <article className={`${styles.card} ${styles[`month-${month}`]}`}>
      <h3 className={styles.name}>
        <InternalLink to={paths.report(addressOf(report))}>{name}</InternalLink>
      </h3>
      <p className={styles.text} lang={lang}>
        {addNonBreakingSpaces(headline ?? body[0] ?? "")}
      </p>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      {documents.length > 0 ? (
        <p className={styles.content}>
          <DocumentIcon size={18} />
          <span>{phrases.documents(documents.length)}</span>
        </p>
      ) : (
        imageCount > 0 && (
          <p className={styles.content}>
            <PictureIcon size={18} />
            <span>{phrases.pictures(imageCount)}</span>
          </p>
        )
      )}
      <ItemEditLinks
        to={editorPaths.edit("REPORT", report.id)}
        title={phrases.report(year, month)}
        publishedAt={report.translation.publishedAt}
        place="row"
      />
    </article>
  );
}
