import { pageAddressAt, paths } from "../paths.ts";

/** Pages without pages below them, and lists with their items: all that may be cached. */
const singlePages: readonly string[] = [
  paths.home(),
  paths.about(),
  paths.help(),
  paths.partners(),
  paths.contacts(),
  paths.privacy(),
  paths.openData(),
  paths.offline(),
];
const lists: readonly string[] = [
  paths.projects(),
  paths.team(),
  paths.reports(),
  paths.galleries(),
  paths.news(),
  paths.blogPosts(),
];
/**
 * Never cached, because a relative could find that somebody asked for help, or because they are for
 * one reader or what a donor has chosen; without a connection the offline page, which has the bank
 * details, stands in for them.
 */
const uncachedPages: readonly string[] = [
  paths.needHelp(),
  paths.help(),
  paths.receipt(),
  paths.search(),
  paths.donate(),
];

const isBelow = (path: string) => (list: string) => path === list || path.startsWith(`${list}/`);

/**
 * Whether the page at a path may be cached on the device. At a path that the site does not know there
 * may be a page of blocks.
 */
export const isCacheablePath = (path: string): boolean =>
  singlePages.includes(path) || lists.some(isBelow(path)) || pageAddressAt(path) !== null;

/** Whether the worker answers for a page of this path: never for the team's pages. */
export const isVisitorPath = (path: string): boolean =>
  isCacheablePath(path) || uncachedPages.some(isBelow(path));

/** Query parameters that make a different page. */
const pageParams = ["lang", "year", "category", "from", "after"];

/**
 * The address under which the page of a URL is cached, "/reports?year=2024&lang=en", without
 * parameters that pages ignore; null when it may not be cached.
 */
export function cacheKeyOf({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  if (!isCacheablePath(pathname)) return null;
  const query = new URLSearchParams();
  const given = new URLSearchParams(search);
  for (const name of pageParams) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const english = "lang=en";

/** The offline page in the language of another address. */
export const offlineAddressFor = (address: string): string =>
  isEnglish(address) ? `${paths.offline()}?${english}` : paths.offline();

/** The offline page in both languages, because a reader may switch without a connection. */
export const offlineAddresses: readonly string[] = [
  paths.offline(),
  `${paths.offline()}?${english}`,
];

/** Whether the page of an address is in English. */
export const isEnglish = (address: string): boolean =>
  (address.split("?")[1] ?? "").split("&").includes(english);

/** Files that pages load and that never change under the same path and query. */
export const isPageFile = (path: string): boolean =>
  /^\/(?:assets|images|payment-codes)\//.test(path);
