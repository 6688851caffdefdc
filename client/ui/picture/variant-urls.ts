import { type VariantWidth, variantWidths } from "./variant-widths.ts";

type Format = "avif" | "webp";

/** URL of a picture in one of the server's widths; images on other hosts have a single URL. */
export function pictureUrl(
  { variants, url }: { variants: string | null; url: string },
  width: VariantWidth,
): string {
  return variants ? variantUrl(variants, width, "webp") : url;
}

/**
 * The `srcset` of a picture by its URL pattern. The server never enlarges a picture, so variants
 * wider than `ownWidth` are not offered; null for an unknown width.
 */
export function sourceSet(pattern: string, ownWidth: number | null, format: Format): string {
  const widest = ownWidth ?? Number.POSITIVE_INFINITY;
  return variantWidths
    .filter((width, index) => width <= widest || index === 0)
    .map((width) => `${variantUrl(pattern, width, format)} ${width}w`)
    .join(", ");
}

const variantUrl = (pattern: string, width: VariantWidth, format: Format): string =>
  pattern.replace("{width}", String(width)).replace("{format}", format);
