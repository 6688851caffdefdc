/** The size at which a picture is shown, in pixels; 0 where the source does not say it. */
export type ShownSize = { width: number; height: number };

/**
 * For each image, the index of the picture that it is. Pictures in another order, of which some are
 * missing or too many, are told apart by their sizes; null where that is not certain.
 */
export function matchPictures(
  images: readonly ShownSize[],
  pictures: readonly ShownSize[],
): (number | null)[] {
  const isInOrder =
    images.length === pictures.length &&
    images.every((image, index) => isAlike(image, pictures[index] ?? image));
  if (isInOrder) return images.map((_, index) => index);
  return images.map((image) => {
    const alike = indexesOf(pictures, image);
    const rivals = indexesOf(images, image);
    return alike.length === rivals.length
      ? (alike[rivals.indexOf(images.indexOf(image))] ?? null)
      : null;
  });
}

/** Indexes of what has the same known size. */
const indexesOf = (sizes: readonly ShownSize[], wanted: ShownSize): number[] =>
  sizes.flatMap((size, index) =>
    isKnown(size) && isKnown(wanted) && isAlike(size, wanted) ? [index] : [],
  );

const isKnown = ({ width, height }: ShownSize) => width > 0 && height > 0;

const isAlike = (one: ShownSize, other: ShownSize): boolean =>
  !isKnown(one) ||
  !isKnown(other) ||
  (isNear(one.width, other.width) && isNear(one.height, other.height));

/** Programs round sizes to points, percents and pixels. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(3, 0.04 * Math.max(one, other));
