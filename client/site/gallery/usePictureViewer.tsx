import { useRef } from "react";
import type { WallImageFragment } from "../../graphql/generated/WallImage.ts";
import { picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useLightbox } from "../../ui/useLightbox.tsx";
import type { MasonryHandle } from "../../ui/WindowMasonry.tsx";

/** The lightbox for a page whose wall begins with the image `from`, counted from 0. */
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
