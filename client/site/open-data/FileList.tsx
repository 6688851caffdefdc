import { openDataPath, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { openDataPhrases } from "../../phrases/site/open-data.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { DownloadIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./OpenDataPage.module.css";

/** The files of all reports, and those of each year, newest first. */
export function FileList({ years }: { years: readonly number[] }) {
  const phrases = usePhrases(openDataPhrases);
  const reports = usePhrases(reportsPhrases);
  return (
    <ul className={styles.files}>
      <li>
        <span className={styles.of}>{phrases.all}</span>
        <FileLinks of={phrases.all} />
      </li>
      {years.map((year) => (
        <li key={year}>
          <InternalLink to={paths.yearOfMoney(year)} className={styles.of}>
            {reports.moneyOfYear(year)}
          </InternalLink>
          <FileLinks of={String(year)} name={String(year)} />
        </li>
      ))}
    </ul>
  );
}

function FileLinks({ of, name }: { of: string; name?: string }) {
  const { dataFile } = usePhrases(reportsPhrases);
  return (["csv", "json"] as const).map((format) => (
    <a key={format} className={styles.file} href={openDataPath(format, name)} download>
      <DownloadIcon size={20} />
      <span>
        <VisuallyHidden>{`${of}: `}</VisuallyHidden>
        <span>{dataFile[format]}</span>
      </span>
    </a>
  ));
}
