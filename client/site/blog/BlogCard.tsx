import { type CSSProperties, useRef } from "react";
import type { BlogCardFragment } from "../../graphql/generated/BlogCard.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { animateSettle, useOnFirstView } from "../../ui/animate-on-view.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { phoneRatio } from "../../ui/picture/cover-sizes.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { TextWithArrow } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./BlogCard.module.css";
import { authorNameOf } from "./byline.ts";

export type BlogCardProps = {
  post: BlogCardFragment;
  sizes: string;
  /** Aspect ratio to which the picture is cropped from 1024 pixels on. */
  ratio: number;
  /** The same on tablets, from 768 pixels on; on phones it is 4 : 3. */
  tabletRatio?: number;
  cut: "a" | "b" | "c";
  /** Also shows the post's summary. */
  showsSummary?: boolean;
  priority?: boolean;
};

/** A post's picture, title, author and date. The whole card is a link to the post. */
export function BlogCard({
  post,
  sizes,
  ratio,
  tabletRatio = ratio,
  cut,
  showsSummary,
  priority = false,
}: BlogCardProps) {
  const language = useLanguage();
  const phrases = usePhrases(blogPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  const { title, shortDescription } = post.translation;
  const lang = foreign(post.translation);
  const name = authorNameOf(post);
  const day = kyivDayOf(post.postedAt);
  // React's style type has no custom properties.
  const style = { "--ratio": ratio, "--tablet-ratio": tabletRatio } as CSSProperties;
  return (
    <article className={styles.card}>
      <div className={styles.shadow} ref={sheet}>
        <div className={styles[cut]} style={style}>
          {post.image && (
            <Picture
              image={post.image}
              sizes={sizes}
              fills={{ 0: phoneRatio, 768: tabletRatio, 1024: ratio }}
              priority={priority}
            />
          )}
        </div>
      </div>
      {lang && <p className={styles.badge}>{phrases.onlyInOther}</p>}
      <h3 className={styles.title} lang={lang}>
        {addNonBreakingSpaces(title)}
      </h3>
      <p className={styles.day}>
        {name && (
          <>
            <span lang={post.author ? foreign(post.author.translation) : undefined}>{name}</span>
            <span>{" · "}</span>
          </>
        )}
        <time dateTime={day}>{formatDay(day, language)}</time>
      </p>
      {showsSummary && shortDescription && (
        <p className={styles.about} lang={lang}>
          {addNonBreakingSpaces(shortDescription)}
        </p>
      )}
      <InternalLink to={paths.blogPost(addressOf(post))} className={styles.read}>
        <TextWithArrow>{phrases.read}</TextWithArrow>
        <VisuallyHidden>
          <span>:</span> <span lang={lang}>{title}</span>
        </VisuallyHidden>
      </InternalLink>
      <ItemEditLinks
        to={editorPaths.edit("BLOG_POST", post.id)}
        title={title}
        publishedAt={post.translation.publishedAt}
      />
    </article>
  );
}
