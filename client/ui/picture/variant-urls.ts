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
 * The `srcset` of a picture by its URL pattern; `ownWidth` is null when unknown. The server never
 * enlarges a picture: the first variant that is not narrower than the picture has its own width,
 * and wider ones are not offered.
 */
export function sourceSet(pattern: string, ownWidth: number | null, format: Format): string {
  const widest = ownWidth ?? Number.POSITIVE_INFINITY;
  return variantWidths
    .filter((_width, index) => (variantWidths[index - 1] ?? 0) < widest)
    .map((width) => `${variantUrl(pattern, width, format)} ${Math.min(width, widest)}w`)
    .join(", ");
}

const variantUrl = (pattern: string, width: VariantWidth, format: Format): string =>
  pattern.replace("{width}", String(width)).replace("{format}", format);
