import { useRef } from "react";
import type { WallImageFragment } from "../../graphql/generated/WallImage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import type { MasonryHandle } from "../../ui/picture/WindowMasonry.tsx";
import { useLightbox } from "../../ui/slideshow/useLightbox.tsx";

/** The lightbox of a page whose wall starts with the image at index `from`, counted from 0. */
export function usePictureViewer(
  images: readonly WallImageFragment[],
  about: string,
  from: number,
) {
  const phrases = usePhrases(picturesPhrases);
  const wall = useRef<MasonryHandle>(null);
  const { linkTo, lightbox } = useLightbox({
    images,
    labels: phrases.lightbox,
    about,
    reveal: (index) => {
      if (index >= from) wall.current?.reveal(index - from);
    },
  });
  return { linkTo, lightbox, wall };
}
