import { emptyIndex, type KeptIndex } from "./kept-index.ts";

/** Name of the browser's cache that holds the kept pages, their files and the index. */
export const cacheName = "doloni-pages-1";

/** Key of the index in the cache. */
const indexKey = "/kept-index";

/** What the worker needs of the browser's Cache. */
export type KeptCache = Pick<Cache, "match" | "put" | "delete" | "keys">;

/** The index of a cache; an empty one when there is none, or another version wrote it. */
export async function readIndex(cache: KeptCache): Promise<KeptIndex> {
  const stored = await cache.match(indexKey);
  const index: unknown = await stored?.json().catch(() => null);
  return isIndex(index) ? index : emptyIndex;
}

export const writeIndex = (cache: KeptCache, index: KeptIndex): Promise<void> =>
  cache.put(indexKey, Response.json(index));

/** A kept page or file. Whatever encodings the request accepts, there is one. */
export const keptResponse = (cache: KeptCache, address: string) =>
  cache.match(address, { ignoreVary: true });

/** Deletes all pages and files whose address is not in `sizes`. */
export async function deleteOthers(cache: KeptCache, sizes: KeptIndex["sizes"]): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}`;
    if (address !== indexKey && sizes[address] === undefined) await cache.delete(address);
  }
}

/** Deletes everything that is kept. */
export const eraseKept = (): Promise<boolean> => caches.delete(cacheName);

const isIndex = (value: unknown): value is KeptIndex =>
  typeof value === "object" &&
  value !== null &&
  ["pages", "sizes"].every((name) => typeof Reflect.get(value, name) === "object") &&
  typeof Reflect.get(value, "roundAt") === "number";
