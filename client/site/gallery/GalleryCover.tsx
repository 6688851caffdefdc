import type { AnchorHTMLAttributes } from "react";
import { picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./GalleryCover.module.css";

type GalleryCoverProps = {
  image: PictureSource;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
};

/** The first image of a page, standing on the edge of its first sheet; it opens large. */
export function GalleryCover({ image, link }: GalleryCoverProps) {
  const phrases = usePhrases(picturesPhrases);
  return (
    <a className={styles.cover} {...link}>
      <VisuallyHidden>{phrases.image(1)}</VisuallyHidden>
      <span className={styles.sheet}>
        <Picture
          image={image}
          sizes="(width >= 1440px) 430px, (width >= 768px) 34vw, 64vw"
          isFilling
          priority
        />
      </span>
    </a>
  );
}
