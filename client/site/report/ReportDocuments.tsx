import { useContext } from "react";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { DocumentIcon } from "../../ui/icons/icons.tsx";
import { PageHeadContext } from "../../ui/page/PageHead.tsx";
import { type Document, DocumentLink } from "./DocumentLink.tsx";
import styles from "./ReportDocuments.module.css";

/** Links to a report's PDFs. */
export function ReportDocuments({ documents }: { documents: readonly Document[] }) {
  const phrases = usePhrases(reportsPhrases);
  const site = useContext(PageHeadContext)?.publicUrl ?? "";
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{phrases.documentsTitle}</h2>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentIcon size={24} />
            <div>
              <p className={styles.name}>{document.name}</p>
              <DocumentLink document={document} />
              <p className={styles.address}>{`${site}${document.url}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
