import type { AnchorHTMLAttributes } from "react";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { LinkedPicture } from "../../ui/picture/LinkedPicture.tsx";
import type { PictureSource } from "../../ui/picture/Picture.tsx";
import styles from "./GalleryCover.module.css";

type GalleryCoverProps = {
  image: PictureSource;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
};

/** The first image of a page, on the edge of its first sheet; it opens the lightbox. */
export function GalleryCover({ image, link }: GalleryCoverProps) {
  const phrases = usePhrases(picturesPhrases);
  return (
    <div className={styles.cover}>
      <LinkedPicture
        image={image}
        sizes="(width >= 1440px) 432px, (width >= 768px) 30vw, 90vw"
        ratio={4 / 3}
        priority
        link={link}
        label={phrases.image(1)}
        cut="a"
      />
    </div>
  );
}
