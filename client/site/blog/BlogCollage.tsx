import type { Ref } from "react";
import type { BlogCardFragment } from "../../graphql/generated/BlogCard.ts";
import { BlogCard } from "./BlogCard.tsx";
import styles from "./BlogCollage.module.css";

/** Width of a card in twelve columns, also on tablets; pictures in a row have one height. */
const places = [
  { span: 8, ratio: 2 / 1, tablet: { span: 12, ratio: 2 } },
  { span: 4, ratio: 411 / 422, tablet: { span: 7, ratio: 1.75 } },
  { span: 4, ratio: 411 / 360, tablet: { span: 5, ratio: 1.25 } },
  { span: 5, ratio: 519 / 360, tablet: { span: 5, ratio: 1.25 } },
  { span: 3, ratio: 302 / 360, tablet: { span: 7, ratio: 1.75 } },
  { span: 5, ratio: 519 / 414, tablet: { span: 7, ratio: 1.75 } },
  { span: 7, ratio: 16 / 9, tablet: { span: 5, ratio: 1.25 } },
] as const;

const sizesOf = {
  3: "(width >= 1440px) 302px, (width >= 1024px) 22vw",
  4: "(width >= 1440px) 411px, (width >= 1024px) 29vw",
  5: "(width >= 1440px) 519px, (width >= 1024px) 36vw",
  7: "(width >= 1440px) 737px, (width >= 1024px) 52vw",
  8: "(width >= 1440px) 845px, (width >= 1024px) 60vw",
};
const tabletWidths = { 5: "37vw", 7: "52vw", 12: "90vw" };

const cuts = ["a", "b", "c"] as const;

/** Number of cards in a complete collage, after which its rows repeat. */
export const collageSize = places.length;

type BlogCollageProps = { posts: readonly BlogCardFragment[]; ref: Ref<HTMLUListElement> };

/** Posts in rows of 8 + 4, 4 + 5 + 3 and 5 + 7 columns; narrow screens show fewer in a row. */
export function BlogCollage({ posts, ref }: BlogCollageProps) {
  return (
    <ul className={styles.collage} ref={ref}>
      {posts.map((post, position) => {
        const { span, ratio, tablet } = places[position % collageSize] ?? places[0];
        return (
          <li key={post.id} className={styles[`span-${span}`]}>
            <BlogCard
              post={post}
              sizes={`${sizesOf[span]}, (width >= 768px) ${tabletWidths[tablet.span]}, 90vw`}
              ratio={ratio}
              tabletRatio={tablet.ratio}
              cut={cuts[position % cuts.length] ?? "a"}
              showsSummary
              priority={position === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
