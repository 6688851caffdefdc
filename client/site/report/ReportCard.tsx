import { addresses, editors } from "../../addresses.ts";
import type { ReportCardFragment } from "../../graphql/generated/ReportCard.ts";
import { bind } from "../../phrases/binding.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/reports.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { DocumentIcon, PictureIcon } from "../../ui/icons.tsx";
import styles from "./ReportCard.module.css";
import { partReport } from "./report-words.ts";

type ReportCardProps = {
  report: ReportCardFragment;
  /** Of its month, at the beginning of a line. */
  name: string;
};

/** A month's report on a slip of its own colour. The whole slip opens it. */
export function ReportCard({ report, name }: ReportCardProps) {
  const phrases = usePhrases(reportsPhrases);
  const foreign = useForeignLanguage();
  const lang = foreign(report.translation);
  const { headline, body } = partReport(report.translation.description);
  const { documents, imageCount, year, month } = report;
  return (
    <article className={`${styles.card} ${styles[`month-${month}`]}`}>
      <h3 className={styles.name}>
        <InnerLink to={addresses.report(report.id)}>{name}</InnerLink>
      </h3>
      <p className={styles.text} lang={lang}>
        {bind(headline ?? body[0] ?? "")}
      </p>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      {documents.length > 0 ? (
        <p className={styles.content}>
          <DocumentIcon size={18} />
          {phrases.documents(documents.length)}
        </p>
      ) : (
        imageCount > 0 && (
          <p className={styles.content}>
            <PictureIcon size={18} />
            {phrases.pictures(imageCount)}
          </p>
        )
      )}
      <ItemMarks
        to={editors.edit("REPORT", report.id)}
        title={phrases.report(year, month)}
        publishedAt={report.translation.publishedAt}
        place="row"
      />
    </article>
  );
}
