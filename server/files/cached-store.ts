import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import {
  type ByteRange,
  contentOf,
  type FileFacts,
  type FileStore,
  readFile,
  type StoredFile,
} from "./file-store.ts";

/** Larger files are not kept in memory: they would displace dozens of pictures. In bytes. */
const maxCachedBytes = 4 * 1024 * 1024;

/**
 * How long a file that another instance has deleted may stay in memory, in ms. What must not be seen
 * is refused by its row, not by the absence of its file.
 */
const maxAgeMs = 10 * 60_000;

/**
 * Keeps files of a store over the network in memory once they were read, or stored while somebody
 * looks at them, so that they are served quickly, and while the store is away. Concurrent reads of one file are one request.
 */
export function cached(store: FileStore, megabytes: number): FileStore {
  type Entry = { facts: FileFacts; bytes: Buffer };
  const memory = new LRUCache<string, Entry>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: maxAgeMs,
  });
  const running = new Map<string, Promise<Entry | null>>();

  const load = async (key: string): Promise<Entry | null> => {
    const bytes = await readFile(store, key);
    if (!bytes) return null;
    return remember(key, bytes);
  };
  const remember = (key: string, bytes: Buffer): Entry => {
    const { sha256 } = contentOf(bytes);
    const entry = { facts: { key, bytes: bytes.length, modifiedAt: new Date(), sha256 }, bytes };
    if (bytes.length <= maxCachedBytes) memory.set(key, entry);
    return entry;
  };
  const loadOnce = (key: string) => {
    const loading = running.get(key) ?? load(key).finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  };

  return {
    name: store.name,
    isRemote: store.isRemote,
    async put(key, content) {
      memory.delete(key);
      await store.put(key, content);
      if (content.isOnView) remember(key, await buffer(content.open()));
    },
    async get(key, range): Promise<StoredFile | null> {
      const entry = memory.get(key) ?? (range ? null : await loadOnce(key));
      if (!entry) return range ? store.get(key, range) : null;
      return { ...entry.facts, path: null, body: bodyOf(entry.bytes, range) };
    },
    head: (key) => store.head(key),
    async delete(key) {
      memory.delete(key);
      await store.delete(key);
    },
    list: (prefix) => store.list(prefix),
  };
}

async function* bodyOf(bytes: Buffer, range?: ByteRange): AsyncGenerator<Uint8Array> {
  yield range ? bytes.subarray(range.start, range.end + 1) : bytes;
}
