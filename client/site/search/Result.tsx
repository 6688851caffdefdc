import type { SearchPageQuery } from "../../graphql/generated/SearchPage.ts";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { type ResultKind, searchPhrases } from "../../phrases/site/search.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { Picture, type PictureSource } from "../../ui/picture/Picture.tsx";
import styles from "./Result.module.css";

type Marked = SearchPageQuery["siteSearch"]["items"][number]["title"];

type ResultProps = {
  kind: ResultKind;
  path: string;
  language: Language;
  title: Marked;
  excerpt: Marked;
  /** Of a report, which has no title. */
  year?: number | null;
  month?: number | null;
  cover?: PictureSource | null;
};

/** As in the style sheet. */
const coverWidths = "(width >= 768px) 7rem, 5rem";
const coverRatio = { 0: 1, 768: 4 / 3 };

/** One result: its kind, title and a piece of its text. The whole slip is a link. */
export function Result(props: ResultProps) {
  const { kind, path, title, excerpt, year, month, cover } = props;
  const phrases = usePhrases(searchPhrases);
  const reports = usePhrases(reportsPhrases);
  const foreign = useForeignLanguage();
  const lang = foreign(props);
  return (
    <li className={styles.result}>
      {cover && (
        <div className={styles.cover}>
          <Picture image={cover} sizes={coverWidths} fills={coverRatio} isDecorative />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{phrases.kind[kind]}</span>
          {lang && <span>{phrases.onlyInOther}</span>}
        </p>
        <h3 className={styles.title}>
          <InternalLink to={path} data-result="" lang={year ? undefined : lang}>
            {year ? reports.report(year, month ?? 0) : <MarkedText parts={title} />}
          </InternalLink>
        </h3>
        {excerpt.length > 0 && (
          <p className={styles.excerpt} lang={lang}>
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
