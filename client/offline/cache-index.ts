import { offlineAddresses } from "./cacheable-paths.ts";

/** Maximum size of all that is cached, in bytes. */
export const maxCachedBytes = 20_000_000;
/** So that a page with many pictures leaves space for others, in bytes. */
export const maxPageBytes = 5_000_000;
/** Maximum number of pages: as many requests are made when the connection is back. */
export const maxCachedPages = 60;

export type CachedPage = {
  title: string;
  /** Times in milliseconds since 1970: last opened, and last compared with the server. */
  readAt: number;
  checkedAt: number;
  /** Paths of the files that it loaded, also cached. */
  files: readonly string[];
};

/** What is cached, by address. */
export type CacheIndex = {
  pages: { readonly [address: string]: CachedPage };
  /** Bytes of each page and file. */
  sizes: { readonly [address: string]: number };
  /** When all pages were last compared with the server. */
  roundAt: number;
};

export const emptyIndex: CacheIndex = { pages: {}, sizes: {}, roundAt: 0 };

export const totalBytes = ({ sizes }: CacheIndex): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** Pages that a visitor opened, the latest first: without the offline page itself. */
export const readPages = ({ pages }: CacheIndex): [address: string, page: CachedPage][] =>
  Object.entries(pages)
    .filter(([address]) => !offlineAddresses.includes(address))
    .sort(([, one], [, other]) => other.readAt - one.readAt);

export function withPage(
  index: CacheIndex,
  address: string,
  page: CachedPage,
  sizes: CacheIndex["sizes"],
): CacheIndex {
  return {
    ...index,
    pages: { ...index.pages, [address]: page },
    sizes: { ...index.sizes, ...sizes },
  };
}

export function withoutPage(index: CacheIndex, address: string): CacheIndex {
  const { [address]: _removed, ...pages } = index.pages;
  return withoutUnused({ ...index, pages });
}

/** Removes the files that no cached page uses. */
export function withoutUnused(index: CacheIndex): CacheIndex {
  const used = new Set(
    Object.entries(index.pages).flatMap(([address, { files }]) => [address, ...files]),
  );
  const sizes = Object.entries(index.sizes).filter(([address]) => used.has(address));
  return { ...index, sizes: Object.fromEntries(sizes) };
}

/** Removes the pages that were opened longest ago until the rest is within the limits. */
export function withinLimits(index: CacheIndex): CacheIndex {
  const pages = readPages(index);
  const oldest = pages.at(-1);
  if (!oldest || (pages.length <= maxCachedPages && totalBytes(index) <= maxCachedBytes))
    return index;
  return withinLimits(withoutPage(index, oldest[0]));
}
