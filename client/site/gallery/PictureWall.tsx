import { type AnchorHTMLAttributes, type Ref, useMemo } from "react";
import type { WallImageFragment } from "../../graphql/generated/WallImage.ts";
import { picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { LoupeIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { type MasonryHandle, WindowMasonry } from "../../ui/WindowMasonry.tsx";
import { tileRatio } from "../../ui/window-masonry-layout.ts";
import styles from "./PictureWall.module.css";

/** How many a reader without scripts sees on one page. */
export const wallPart = 24;

const sizes = "(width >= 1440px) 308px, (width >= 768px) 22vw, 45vw";
const cuts = [styles.a, styles.b, styles.c];

type PictureWallProps = {
  images: readonly WallImageFragment[];
  /** The first image shown here, from 0: those before it stand elsewhere on the page or before. */
  from: number;
  linkTo: (index: number) => AnchorHTMLAttributes<HTMLAnchorElement>;
  /** This page's address, from which an image's place is asked for as `?from=`. */
  address: string;
  ref?: Ref<MasonryHandle>;
};

/** All images of a place or an event as a masonry; each opens large. */
export function PictureWall({ images, from, linkTo, address, ref }: PictureWallProps) {
  const phrases = usePhrases(picturesPhrases);
  const items = useMemo(
    () => images.slice(from).map((image) => ({ key: image.id, ratio: tileRatio(image) })),
    [images, from],
  );
  const next = from + wallPart;
  return (
    <div className={styles.wall}>
      {items.length > 0 && (
        <WindowMasonry
          ref={ref}
          items={items}
          first={wallPart}
          renderItem={(index) => {
            const image = images[from + index];
            return (
              image && (
                <a className={styles.tile} {...linkTo(from + index)}>
                  <VisuallyHidden>{phrases.image(from + index + 1)}</VisuallyHidden>
                  <span className={`${styles.sheet} ${cuts[index % cuts.length]}`}>
                    <Picture image={image} sizes={sizes} isFilling />
                  </span>
                  <span className={styles.loupe}>
                    <LoupeIcon />
                  </span>
                </a>
              )
            );
          }}
        />
      )}
      {next < images.length && (
        <noscript>
          <p className={styles.part}>{phrases.part(from + 1, next, images.length)}</p>
          <TextLink to={`${address}?from=${next + 1}`}>{phrases.nextPart}</TextLink>
        </noscript>
      )}
    </div>
  );
}

/** `?from=25` begins with the twenty-fifth image; anything else, or too much, with the first. */
export function wallBegins(search: string, count: number, first: number): number {
  const number = Number(new URLSearchParams(search).get("from"));
  return Number.isInteger(number) && number > first && number <= count ? number - 1 : first;
}
