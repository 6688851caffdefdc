import { englishQuery } from "../../language/language.ts";
import { formPageAt } from "./form-pages.ts";

/** Names of the query parameters that pages read. */
const readParams = /^(?:lang|after|year|category|from|sent|n|hours)(?:=|$)/;
/** The search page alone reads these, so that no other page exists under any number of URLs. */
const searchParams = /^(?:q|kind)(?:=|$)/;
const searchPath = "/search";
/** What a donor has chosen, or has given; the pages of donations alone read it. */
const donationParams = /^(?:place|often|amount|currency|project)(?:=|$)/;
const donationPaths = ["/donate", "/donate/thanks"];

/** The URL with only the parameters that pages read: with others a page is the same. */
export function withoutIgnoredParams(url: string): string {
  const [path = "", query] = url.split("?");
  const isRead = (part: string) =>
    readParams.test(part) ||
    (path === searchPath && searchParams.test(part)) ||
    (donationPaths.includes(path) && donationParams.test(part));
  const read = query?.split("&").filter(isRead) ?? [];
  return read.length > 0 ? `${path}?${read.join("&")}` : path;
}

/** Whether the page at this URL shows the results of a search. */
export function isSearch(url: string): boolean {
  const [path, query = ""] = url.split("?");
  return path === searchPath && Boolean(new URLSearchParams(query).get("q")?.trim());
}

/** Query parameters that cached pages read, as the site's own links write them. */
const knownQueries = [
  new RegExp(`^${englishQuery}$`),
  /^after=[\w-]{1,300}$/,
  /^year=\d{4}$/,
  /^category=[\da-f-]{36}$/,
  /^from=\d{1,6}$/,
  /^place=(?:ukraine|abroad)$/,
  /^often=monthly$/,
  /^amount=[1-9]\d{0,5}$/,
  /^currency=(?:EUR|USD)$/,
  /^project=[\da-f-]{36}$/,
];

/**
 * Maximum time in the cache for the page at this URL, in milliseconds. Returns 0 for non-canonical
 * spellings and unknown parameters, because the number of such URLs is unlimited.
 */
export function pageLifetimeMs(url: string): number {
  const [path = "", query] = url.split("?");
  if (!/^(?:\/|(?:\/[\w-]+)+)$/.test(path)) return 0;
  const isKnown = (part: string) => knownQueries.some((known) => known.test(part));
  const parts = query?.split("&") ?? [];
  if (!parts.every(isKnown) || new Set(parts.map(parameterName)).size < parts.length) return 0;
  // A form contains the time at which it was opened, which the spam check reads.
  if (formPageAt(path)) return 1000;
  return datedPage.test(path) ? 3_600_000 : Number.POSITIVE_INFINITY;
}

/** The pages that list months say, by today's date, which reports are expected. */
const datedPage = /^\/reports(?:\/year\/\d{4})?$/;

const parameterName = (part: string) => part.split("=")[0];
