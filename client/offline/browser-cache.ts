import { type CacheIndex, emptyIndex } from "./cache-index.ts";

/** Name of the browser's cache that holds the cached pages, their files and the index. */
export const cacheName = "doloni-pages-1";

/** Key of the index in the cache. */
const indexKey = "/cache-index";

/** What the worker needs of the browser's Cache. */
export type BrowserCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

/** The index of a cache; an empty one when there is none, or another version wrote it. */
export async function readIndex(cache: BrowserCache): Promise<CacheIndex> {
  const stored = await cache.match(indexKey);
  const index: unknown = await stored?.json().catch(() => null);
  return isIndex(index) ? index : emptyIndex;
}

export const writeIndex = (cache: BrowserCache, index: CacheIndex): Promise<void> =>
  cache.put(indexKey, Response.json(index));

/** A cached page or file. Whatever encodings the request accepts, there is one. */
export const matchCached = (cache: BrowserCache, address: string) =>
  cache.match(address, { ignoreVary: true });

/** Deletes all pages and files whose address is not in `sizes`. */
export async function deleteOthers(cache: BrowserCache, sizes: CacheIndex["sizes"]): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}`;
    if (address !== indexKey && sizes[address] === undefined) await cache.delete(address);
  }
}

/** Deletes everything that is cached. */
export const clearCache = (): Promise<boolean> => caches.delete(cacheName);

const isIndex = (value: unknown): value is CacheIndex =>
  typeof value === "object" &&
  value !== null &&
  ["pages", "sizes"].every((name) => typeof Reflect.get(value, name) === "object") &&
  typeof Reflect.get(value, "roundAt") === "number";
