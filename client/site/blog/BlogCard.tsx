import { type CSSProperties, useRef } from "react";
import { addresses, editors } from "../../addresses.ts";
import type { BlogCardFragment } from "../../graphql/generated/BlogCard.ts";
import { bind } from "../../phrases/binding.ts";
import { blogPhrases } from "../../phrases/blog.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { settle, useFirstView } from "../../ui/first-view.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { ArrowedWords } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./BlogCard.module.css";

export type BlogCardProps = {
  post: BlogCardFragment;
  sizes: string;
  /** Width by height; the picture is cut to it. Below 1024 px it is never a tall one. */
  ratio: number;
  cut: "a" | "b" | "c";
  /** What the post is about, too. */
  isTold?: boolean;
  priority?: boolean;
};

/** A post's picture, title and day. The whole card opens the post. */
export function BlogCard({ post, sizes, ratio, cut, isTold, priority = false }: BlogCardProps) {
  const language = useLanguage();
  const phrases = usePhrases(blogPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useFirstView(sheet, settle);
  const { title, shortDescription } = post.translation;
  const lang = foreign(post.translation);
  const day = dayOf(post.postedAt);
  // React's type of a style knows no custom properties.
  const style = { "--ratio": ratio } as CSSProperties;
  return (
    <article className={styles.card}>
      <div className={styles.shadow} ref={sheet}>
        <div className={styles[cut]} style={style}>
          {post.image && <Picture image={post.image} sizes={sizes} isFilling priority={priority} />}
        </div>
      </div>
      <h3 className={styles.title} lang={lang}>
        {bind(title)}
      </h3>
      <p className={styles.day}>
        <time dateTime={day}>{formatDay(day, language)}</time>
      </p>
      {isTold && shortDescription && (
        <p className={styles.about} lang={lang}>
          {bind(shortDescription)}
        </p>
      )}
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      <InnerLink to={addresses.blogPost(post.id)} className={styles.read}>
        <ArrowedWords>{phrases.read}</ArrowedWords>
        <VisuallyHidden>
          : <span lang={lang}>{title}</span>
        </VisuallyHidden>
      </InnerLink>
      <ItemMarks
        to={editors.edit("BLOG_POST", post.id)}
        title={title}
        publishedAt={post.translation.publishedAt}
      />
    </article>
  );
}
