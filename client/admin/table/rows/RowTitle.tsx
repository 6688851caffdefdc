import { listPhrases } from "../../../phrases/admin/lists.ts";
import {
  type Language,
  languageCodes,
  otherLanguage,
  useLanguage,
} from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./RowTitle.module.css";

type RowTitleProps = { to: string; ua: string; eng: string };

/** Both titles of an item, the one in the reader's language first and as a link to its editor. */
export function RowTitle({ to, ua, eng }: RowTitleProps) {
  const reader = useLanguage();
  const titles = { UA: ua, ENG: eng };
  const [first, second] = [reader, otherLanguage(reader)];
  // The link needs text even when the title in the reader's language is missing.
  const [named, other] = titles[first] ? [first, second] : [second, first];
  return (
    <span className={styles.titles}>
      <InternalLink to={to} className={styles.link}>
        <Title language={named} title={titles[named]} />
      </InternalLink>
      <span className={styles.other}>
        <Title language={other} title={titles[other]} />
      </span>
    </span>
  );
}

function Title({ language, title }: { language: Language; title: string }) {
  const phrases = usePhrases(listPhrases);
  if (title) return <span lang={languageCodes[language].html}>{title}</span>;
  return <span className={styles.missing}>{phrases.untitled[language]}</span>;
}
