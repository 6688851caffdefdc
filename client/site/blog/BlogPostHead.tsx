import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import { blogPhrases } from "../../phrases/blog.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./BlogPostHead.module.css";

type BlogPostHeadProps = {
  title: string;
  /** Of the title, when it is not the page's. */
  lang?: string | undefined;
  /** A moment in ISO 8601. */
  postedAt: string;
  /** Posts speak for the whole foundation. */
  author: { language: Language; foundationName: string; tagline: string };
  /** Below all that. */
  children?: ReactNode;
};

/** What a post is called, who wrote it and when. */
export function BlogPostHead(props: BlogPostHeadProps) {
  const { title, lang, postedAt, author, children } = props;
  const language = useLanguage();
  const phrases = usePhrases(blogPhrases);
  const foreign = useForeignLanguage();
  const day = dayOf(postedAt);
  return (
    <header className={styles.head}>
      <Breadcrumbs
        label={phrases.path}
        steps={[
          { to: addresses.home(), title: phrases.home },
          { to: addresses.blogPosts(), title: phrases.title },
        ]}
        here={title}
        lang={lang}
      />
      <h1 id="page-title" lang={lang}>
        {title}
      </h1>
      <div className={styles.byline}>
        <div className={styles.author}>
          <span className={styles.sign}>
            <Palm height={34} tone="ink" />
          </span>
          <p lang={foreign(author)}>
            <strong>{author.foundationName}</strong>
            <span>{author.tagline}</span>
          </p>
        </div>
        <p className={styles.day}>
          <time dateTime={day}>{formatDay(day, language)}</time>
        </p>
      </div>
      {children}
    </header>
  );
}
