import type { ReportCardFragment } from "../../graphql/generated/ReportCard.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatSize } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { DownloadIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./DocumentLink.module.css";

export type Document = ReportCardFragment["documents"][number];

/** Download link of a document: its format and size, preceded for screen readers by its name. */
export function DocumentLink({ document }: { document: Document }) {
  const language = useLanguage();
  const phrases = usePhrases(reportsPhrases);
  // Browsers save the file under the name that the server gives it, which is in one language.
  const href = language === "ENG" ? withLanguage(document.url, "en") : document.url;
  return (
    <a className={styles.link} href={href} download={`${document.name}.pdf`}>
      <DownloadIcon size={20} />
      <span>
        <VisuallyHidden>{`${phrases.download(document.name)}: `}</VisuallyHidden>
        <span>{phrases.file(formatSize(document.size, language))}</span>
      </span>
    </a>
  );
}
