import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import styles from "./BlogPostHead.module.css";

type BlogPostHeadProps = {
  title: string;
  /** Language of the title, when it is not the page's. */
  lang?: string | undefined;
  /** ISO 8601 date and time. */
  postedAt: string;
  byline: ReactNode;
  namesChanged: boolean;
  /** Shown below the author. */
  children?: ReactNode;
};

/** Title, author and date of a post. */
export function BlogPostHead(props: BlogPostHeadProps) {
  const { title, lang, postedAt, byline, namesChanged, children } = props;
  const language = useLanguage();
  const phrases = usePhrases(blogPhrases);
  const day = kyivDayOf(postedAt);
  return (
    <header className={styles.head}>
      <Breadcrumbs
        label={phrases.path}
        steps={[
          { to: paths.home(), title: phrases.home },
          { to: paths.blogPosts(), title: phrases.title },
        ]}
        here={title}
        lang={lang}
      />
      <h1 id="page-title" lang={lang}>
        {title}
      </h1>
      <div className={styles.byline}>
        {byline}
        <p className={styles.day}>
          <time dateTime={day}>{formatDay(day, language)}</time>
        </p>
        {namesChanged && <p className={styles.day}>{phrases.namesChanged}</p>}
      </div>
      {children}
    </header>
  );
}
