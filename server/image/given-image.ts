import { type FieldFailure, Invalid } from "../platform/failures.ts";

/** A picture as clients of the REST face name it. */
export interface GivenImage {
  url: string;
  publicId?: string | null | undefined;
}

const longestAddress = 2048;

/** The publicId it has here: the given one, else the one in an address of ours, else its url. */
export const nameOf = ({ url, publicId }: GivenImage): string =>
  publicId?.trim() || url.match(/\/images\/([0-9a-f]{24})\//)?.[1] || url;

/** Passes https addresses; throws Invalid for `path`: `address`, `tooLong`. */
export function requireAddress(given: GivenImage, path: string): void {
  const refusal = refusalOf(given.url, nameOf(given));
  if (refusal) throw Invalid([{ path, ...refusal }]);
}

function refusalOf(url: string, publicId: string): Omit<FieldFailure, "path"> | null {
  if (Math.max(url.length, publicId.length) > longestAddress) {
    return { rule: "tooLong", limit: longestAddress };
  }
  if (!URL.canParse(url)) return { rule: "address" };
  const { protocol, username, password } = new URL(url);
  return protocol === "https:" && !username && !password ? null : { rule: "address" };
}
