import { openDataPath, paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { reportsPhrases } from "../../../phrases/site/reports.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { DownloadIcon } from "../../../ui/icons/icons.tsx";
import styles from "./DataFiles.module.css";

/** Links to the figures as files, and to the page that explains them; `name` as in `openDataPath`. */
export function DataFiles({ name }: { name?: string }) {
  const phrases = usePhrases(reportsPhrases);
  return (
    <p className={styles.files}>
      {(["csv", "json"] as const).map((format) => (
        <a key={format} className={styles.file} href={openDataPath(format, name)} download>
          <DownloadIcon size={20} />
          <span>{phrases.dataFile[format]}</span>
        </a>
      ))}
      <InternalLink to={paths.openData()} className={styles.file}>
        <span>{phrases.aboutData}</span>
      </InternalLink>
    </p>
  );
}
