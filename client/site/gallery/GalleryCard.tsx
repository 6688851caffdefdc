import { type CSSProperties, useRef } from "react";
import type { GalleryCardFragment } from "../../graphql/generated/GalleryCard.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { animateSettle, useOnFirstView } from "../../ui/animate-on-view.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { cardRatio } from "../../ui/picture/cover-sizes.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./GalleryCard.module.css";
import { GalleryFacts } from "./GalleryFacts.tsx";

export type CardPlace = {
  /** Aspect ratio of its picture from 768 pixels on; on phones it is 4 : 3. */
  ratio: number;
  sizes: string;
  cut: "a" | "b" | "c";
  /** Colours of the two sheets below the picture. */
  papers: "warm" | "cool" | "mixed";
};

type GalleryCardProps = CardPlace & { gallery: GalleryCardFragment; priority?: boolean };

/** A gallery's first picture on a pile, of whose other sheets only the edges are visible. */
export function GalleryCard({ gallery, ratio, sizes, cut, papers, priority }: GalleryCardProps) {
  const phrases = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  const [image] = gallery.images;
  const lang = foreign(gallery.translation);
  // React's style type has no custom properties.
  const style = { "--ratio": ratio } as CSSProperties;
  return (
    <article className={styles.card}>
      <div className={`${styles.stack} ${styles[papers]}`} ref={sheet}>
        <div className={styles.shadow}>
          <div className={`${styles.picture} ${styles[cut]}`} style={style}>
            {image && (
              <Picture
                image={image}
                sizes={sizes}
                fills={cardRatio(ratio)}
                isDecorative
                priority={priority ?? false}
              />
            )}
          </div>
        </div>
      </div>
      <h3 lang={lang}>
        <InternalLink to={paths.gallery(addressOf(gallery))} className={styles.link}>
          {addNonBreakingSpaces(gallery.translation.title)}
        </InternalLink>
      </h3>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      <GalleryFacts gallery={gallery} count={gallery.imageCount} />
      <ItemEditLinks
        to={editorPaths.edit("GALLERY", gallery.id)}
        title={gallery.translation.title}
        publishedAt={gallery.translation.publishedAt}
      />
    </article>
  );
}
