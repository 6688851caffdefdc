import { type FieldError, Invalid } from "../platform/errors.ts";

/** An image as REST clients identify it. */
export interface ExternalImage {
  url: string;
  publicId?: string | null | undefined;
}

const maxUrlLength = 2048;

/** Returns the given public id, else the one in a URL of this site, else the URL itself. */
export const publicIdOf = ({ url, publicId }: ExternalImage): string =>
  publicId?.trim() || url.match(/\/images\/([0-9a-f]{24})\//)?.[1] || url;

/**
 * The URL with https instead of http. The specification's clients send either; browsers would
 * block pictures by http on a page by https.
 */
export const withHttps = (url: string): string => url.replace(/^http:/i, "https:");

/** Accepts https URLs without credentials. Throws Invalid (`path`: `address`, `tooLong`). */
export function requireImageUrl(image: ExternalImage, path: string): void {
  const error = urlErrorOf(image.url, publicIdOf(image));
  if (error) throw Invalid([{ path, ...error }]);
}

function urlErrorOf(url: string, publicId: string): Omit<FieldError, "path"> | null {
  if (Math.max(url.length, publicId.length) > maxUrlLength) {
    return { rule: "tooLong", limit: maxUrlLength };
  }
  if (!URL.canParse(url)) return { rule: "address" };
  const { protocol, username, password } = new URL(url);
  return protocol === "https:" && !username && !password ? null : { rule: "address" };
}
