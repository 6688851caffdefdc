import type { BlogPostPageQuery } from "../../graphql/generated/BlogPostPage.ts";
import { addressOf, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { FoundationSign } from "../../ui/logo/LogoPicture.tsx";
import { Palm } from "../../ui/logo/Palm.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./Byline.module.css";
import { authorNameOf } from "./byline.ts";

type BylineProps = {
  post: Pick<NonNullable<BlogPostPageQuery["blogPost"]>, "author" | "authorName">;
  /** Signs the posts without another author. */
  foundation: BlogPostPageQuery["settings"]["translation"];
};

/** Who wrote a post: a member of the team, somebody else, or the foundation. */
export function Byline({ post, foundation }: BylineProps) {
  const foreign = useForeignLanguage();
  const { author } = post;
  const name = authorNameOf(post);
  if (!author) {
    return (
      <div className={styles.author}>
        <span className={styles.sign}>
          {name ? <Palm height={34} /> : <FoundationSign height={34} />}
        </span>
        <p lang={name ? undefined : foreign(foundation)}>
          <strong>{name || foundation.foundationName}</strong>
          {!name && <span>{foundation.tagline}</span>}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.author}>
      <span className={styles.sign}>
        {author.image ? (
          <Picture image={author.image} sizes="4rem" fills={1} priority isDecorative />
        ) : (
          <Palm height={34} />
        )}
      </span>
      <p lang={foreign(author.translation)}>
        <strong>
          <InternalLink to={paths.member(addressOf(author))}>{name}</InternalLink>
        </strong>
        <span>{author.translation.role}</span>
      </p>
    </div>
  );
}
