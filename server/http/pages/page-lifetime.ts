import { formPageAt } from "./form-pages.ts";

/** What pages read in their queries, as our own links write it. */
const knownQueries = [
  /^lang=en$/,
  /^after=[\w-]{1,300}$/,
  /^year=\d{4}$/,
  /^category=[\da-f-]{36}$/,
  /^from=\d{1,6}$/,
];

/**
 * Milliseconds for which a page at this address may be kept, while its content does not change;
 * 0 for an address that spells the same page differently, or asks what no page of ours asks:
 * of such there is no end.
 */
export function pageLifetimeMs(url: string): number {
  const [path = "", query] = url.split("?");
  if (!/^(?:\/|(?:\/[\w-]+)+)$/.test(path)) return 0;
  const isKnown = (part: string) => knownQueries.some((known) => known.test(part));
  const parts = query?.split("&") ?? [];
  if (!parts.every(isKnown) || new Set(parts.map(parameterName)).size < parts.length) return 0;
  // A form carries the moment at which it was opened, by which robots are told from people.
  return formPageAt(path) ? 1000 : Number.POSITIVE_INFINITY;
}

const parameterName = (part: string) => part.split("=")[0];
