/**
 * Aspect ratio, width divided by height, of the box that a picture fills. When it differs between
 * screens: the ratio from each window width on, in pixels; the first key is 0.
 */
export type BoxRatio = number | { readonly [from: number]: number };

/** Cropped pictures of cards on phones; wide screens have ratios of their own. */
export const phoneRatio = 4 / 3;

/** The ratio of a card's picture: 4 : 3 on phones, `ratio` from 768 pixels on. */
export const cardRatio = (ratio: number): BoxRatio => ({ 0: phoneRatio, 768: ratio });

/**
 * The `sizes` of a picture with `object-fit: cover`. One that is wider in proportion than its box
 * is enlarged to the box's height, so it is wider than the box, whose widths `sizes` states. In
 * `sizes` conditions are `(width >= 768px)`, separated by ", ", and the last width has none.
 */
export function coverSizes(
  sizes: string,
  image: { width: number | null; height: number | null },
  ratio: BoxRatio,
): string {
  if (!image.width || !image.height) return sizes;
  const own = image.width / image.height;
  return sizes
    .split(", ")
    .map((entry) => {
      const [, condition = "", width = entry] = /^(\(.+\) )?(.+)$/.exec(entry) ?? [];
      const from = Number(/\d+/.exec(condition)?.[0] ?? 0);
      return condition + enlarged(width, own / ratioFrom(ratio, from));
    })
    .join(", ");
}

/** The ratio in a window of this width. */
function ratioFrom(ratio: BoxRatio, width: number): number {
  if (typeof ratio === "number") return ratio;
  const from = Object.keys(ratio).map(Number);
  return ratio[Math.max(...from.filter((start) => start <= width))] ?? phoneRatio;
}

/** The length times the scale, rounded up to a tenth; unchanged when the box is the wider one. */
function enlarged(length: string, scale: number): string {
  if (scale <= 1) return length;
  return length.replace(/^[\d.]+/, (number) => String(Math.ceil(Number(number) * scale * 10) / 10));
}
