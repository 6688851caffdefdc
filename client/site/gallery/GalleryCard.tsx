import { useRef } from "react";
import { addresses, editors } from "../../addresses.ts";
import type { GalleryCardFragment } from "../../graphql/generated/GalleryCard.ts";
import { bind } from "../../phrases/binding.ts";
import { picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { settle, useFirstView } from "../../ui/first-view.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./GalleryCard.module.css";
import { GalleryFacts } from "./GalleryFacts.tsx";

export type CardPlace = {
  /** Width by height of its picture, "4 / 3". */
  ratio: string;
  sizes: string;
  cut: "a" | "b" | "c";
  /** Which two sheets lie under the picture. */
  papers: "warm" | "cool" | "mixed";
};

type GalleryCardProps = CardPlace & { gallery: GalleryCardFragment; priority?: boolean };

/** A gallery's first picture on top of the others, which only show their edges. */
export function GalleryCard({ gallery, ratio, sizes, cut, papers, priority }: GalleryCardProps) {
  const phrases = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useFirstView(sheet, settle);
  const [image] = gallery.images;
  const lang = foreign(gallery.translation);
  return (
    <article className={styles.card}>
      <div className={`${styles.stack} ${styles[papers]}`} ref={sheet}>
        <div className={styles.shadow}>
          <div className={`${styles.picture} ${styles[cut]}`} style={{ aspectRatio: ratio }}>
            {image && (
              <Picture
                image={image}
                sizes={sizes}
                isFilling
                isDecorative
                priority={priority ?? false}
              />
            )}
          </div>
        </div>
      </div>
      <h3 lang={lang}>
        <InnerLink to={addresses.gallery(gallery.id)} className={styles.link}>
          {bind(gallery.translation.title)}
        </InnerLink>
      </h3>
      {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
      <GalleryFacts gallery={gallery} count={gallery.imageCount} />
      <ItemMarks
        to={editors.edit("GALLERY", gallery.id)}
        title={gallery.translation.title}
        publishedAt={gallery.translation.publishedAt}
      />
    </article>
  );
}
