import { type FieldError, Invalid } from "../platform/errors.ts";
import { isLocalId } from "./image-urls.ts";

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
 * The URL as browsers parse it, in which no character ends an attribute, and with https instead of
 * http: the specification's clients send either, and browsers would block pictures by http on a page
 * by https. A text that is no URL stays as it is.
 */
export function parsedUrl(url: string): string {
  const secure = url.replace(/^http:/i, "https:");
  return URL.canParse(secure) ? new URL(secure).href : secure;
}

/**
 * The columns of an image on another host. Accepts https URLs without credentials. Throws Invalid
 * (`path`: `address`, `tooLong`, `unknown` for a public id in the form of this site's own, whose file
 * may have been withdrawn).
 */
export function externalColumns(image: ExternalImage, path: string) {
  const [url, publicId] = [parsedUrl(image.url), publicIdOf(image)];
  const error = urlErrorOf(url, publicId);
  if (error) throw Invalid([{ path, ...error }]);
  return { publicId, url, store: "elsewhere" } as const;
}

function urlErrorOf(url: string, publicId: string): Omit<FieldError, "path"> | null {
  if (Math.max(url.length, publicId.length) > maxUrlLength) {
    return { rule: "tooLong", limit: maxUrlLength };
  }
  if (!URL.canParse(url)) return { rule: "address" };
  const { protocol, username, password } = new URL(url);
  if (protocol !== "https:" || username || password) return { rule: "address" };
  return isLocalId(publicId) ? { rule: "unknown" } : null;
}
