import type { BlogCardFragment } from "../../graphql/generated/BlogCard.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blogPhrases } from "../../phrases/site/blog.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { BlogCard } from "./BlogCard.tsx";
import styles from "./MorePosts.module.css";

/** Two further posts below the current one. */
export function MorePosts({ posts }: { posts: readonly BlogCardFragment[] }) {
  const phrases = usePhrases(blogPhrases);
  const [wide, narrow] = posts;
  return (
    <Sheet tone="paper" labelledBy={wide && "read-on"} className={styles.sheet}>
      <div className={styles.head}>
        {wide && <h2 id="read-on">{phrases.readOn}</h2>}
        <TextLink to={paths.blogPosts()}>{phrases.wholeBlog}</TextLink>
      </div>
      <div className={styles.pair}>
        {wide && (
          <BlogCard
            post={wide}
            sizes="(width >= 1440px) 737px, (width >= 768px) 52vw, 90vw"
            ratio={16 / 9}
            cut="a"
          />
        )}
        {narrow && (
          <BlogCard
            post={narrow}
            sizes="(width >= 1440px) 519px, (width >= 768px) 36vw, 90vw"
            ratio={519 / 414}
            cut="b"
          />
        )}
      </div>
    </Sheet>
  );
}
