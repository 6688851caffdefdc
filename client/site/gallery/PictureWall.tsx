import { type AnchorHTMLAttributes, type Ref, useMemo } from "react";
import type { WallImageFragment } from "../../graphql/generated/WallImage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { ZoomIcon } from "../../ui/icons/icons.tsx";
import { LinkedPicture } from "../../ui/picture/LinkedPicture.tsx";
import { type MasonryHandle, WindowMasonry } from "../../ui/picture/WindowMasonry.tsx";
import { tileRatio } from "../../ui/picture/window-masonry-layout.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./PictureWall.module.css";

/** Images per page for readers without scripts. */
const wallPageSize = 24;

const columnSizes = {
  3: "(width >= 1440px) 416px, (width >= 768px) 30vw, 45vw",
  4: "(width >= 1440px) 308px, (width >= 768px) 22vw, 45vw",
};
const cuts = ["a", "b", "c"] as const;

type PictureWallProps = {
  images: readonly WallImageFragment[];
  columns?: keyof typeof columnSizes;
  /**
   * Index of the first image, from 0: earlier ones are elsewhere on the page or on a page before.
   */
  from: number;
  linkTo: (index: number) => AnchorHTMLAttributes<HTMLAnchorElement>;
  /** Path of this page; `?from=` selects the first image. */
  address: string;
  ref: Ref<MasonryHandle>;
};

/** All images of a place or an event as a masonry; each opens the lightbox. */
export function PictureWall(props: PictureWallProps) {
  const { images, columns = 4, from, linkTo, address, ref } = props;
  const phrases = usePhrases(picturesPhrases);
  const items = useMemo(
    () => images.slice(from).map((image) => ({ key: image.id, ratio: tileRatio(image) })),
    [images, from],
  );
  const next = from + wallPageSize;
  return (
    <>
      {items.length > 0 && (
        <WindowMasonry
          ref={ref}
          items={items}
          columns={columns}
          first={wallPageSize}
          renderItem={(index) => {
            const image = images[from + index];
            return (
              image && (
                <LinkedPicture
                  image={image}
                  sizes={columnSizes[columns]}
                  ratio={tileRatio(image)}
                  link={linkTo(from + index)}
                  label={phrases.image(from + index + 1)}
                  cut={cuts[index % cuts.length] ?? "a"}
                >
                  <span className={styles.loupe}>
                    <ZoomIcon />
                  </span>
                </LinkedPicture>
              )
            );
          }}
        />
      )}
      {next < images.length && (
        <noscript>
          <p className={styles.part}>
            {phrases.part(from > 1 ? from + 1 : 1, next, images.length)}
          </p>
          <TextLink to={`${address}?from=${next + 1}`}>{phrases.nextPart}</TextLink>
        </noscript>
      )}
    </>
  );
}

/** `?from=25` starts with the 25th image; an invalid or too large value with the first. */
export function wallStart(search: string, count: number, first: number): number {
  const number = Number(new URLSearchParams(search).get("from"));
  return Number.isInteger(number) && number > first && number <= count ? number - 1 : first;
}
