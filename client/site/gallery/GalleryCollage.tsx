import type { Ref } from "react";
import type { GalleryCardFragment } from "../../graphql/generated/GalleryCard.ts";
import { type CollagePlace, collagePlaces, rowOfThree } from "./collage-places.ts";
import { type CardPlace, GalleryCard } from "./GalleryCard.tsx";
import styles from "./GalleryCollage.module.css";

const sizesOf: Record<CollagePlace["span"], string> = {
  4: "(width >= 1440px) 411px, (width >= 768px) 29vw, 90vw",
  5: "(width >= 1440px) 519px, (width >= 768px) 36vw, 90vw",
  7: "(width >= 1440px) 737px, (width >= 768px) 52vw, 90vw",
};
const cuts = ["a", "b", "c"] as const satisfies CardPlace["cut"][];
const papers = ["warm", "cool", "warm", "mixed", "cool"] as const satisfies CardPlace["papers"][];

type GalleryCollageProps = {
  galleries: readonly GalleryCardFragment[];
  /** Its first picture is visible when the page opens. */
  priority?: boolean;
  /** At most three, side by side. */
  isOneRow?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** Cards in rows of 7 + 5, 4 + 4 + 4 and 5 + 7 columns, with various aspect ratios. */
export function GalleryCollage(props: GalleryCollageProps) {
  const { galleries, priority = false, isOneRow = false, ref } = props;
  const places = isOneRow ? rowOfThree : collagePlaces(galleries.length);
  return (
    <ul className={styles.collage} ref={ref}>
      {galleries.map((gallery, position) => {
        const place = places[position];
        if (!place) return null;
        return (
          <li key={gallery.id} className={styles[`span-${place.span}`]}>
            <GalleryCard
              gallery={gallery}
              ratio={place.ratio}
              sizes={sizesOf[place.span]}
              cut={cuts[position % cuts.length] ?? "a"}
              papers={papers[position % papers.length] ?? "warm"}
              priority={priority && position === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
