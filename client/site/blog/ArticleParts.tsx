import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import styles from "./ArticleParts.module.css";
import type { Article } from "./article.ts";

type ArticlePartsProps = { parts: Article["parts"]; lang?: string | undefined };

/** Table of contents of a long text. */
export function ArticleParts({ parts, lang }: ArticlePartsProps) {
  const phrases = usePhrases(blogPhrases);
  return (
    <nav className={styles.parts} aria-labelledby="in-this-post">
      <p id="in-this-post" className={styles.label}>
        {phrases.inThisPost}
      </p>
      <ul lang={lang}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
