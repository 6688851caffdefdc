import { LRUCache } from "lru-cache";
import { CachedResponse } from "./cached-response.ts";
import type { Produced } from "./producer.ts";

export interface CacheEntry {
  produced: Produced;
  response: CachedResponse;
  /** Number of the generation in which it was computed. */
  generation: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** How often it was served from the cache. */
  hits: number;
}

/** Estimated memory of an entry beyond its body: key, headers, objects. */
const entryOverheadBytes = 2048;

/** Keeps responses in memory; the least recently used ones are evicted. */
export class ResponseStore {
  private readonly entries: LRUCache<string, CacheEntry>;

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, CacheEntry>({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.bytes + 2 * key.length + entryOverheadBytes,
    });
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  get(key: string): CacheEntry | undefined {
    return this.entries.get(key);
  }

  /** Like `get`, and not counted as a use. */
  peek(key: string): CacheEntry | undefined {
    return this.entries.peek(key);
  }

  /**
   * Replaces the entry of this key. Its hits remain: a scheduled publication changes the response,
   * and nothing about its popularity.
   */
  set(key: string, entry: Pick<CacheEntry, "produced" | "generation" | "expiresAt">): CacheEntry {
    const before = this.peek(key);
    const isSame = before?.produced === entry.produced;
    const response = isSame ? before.response : this.wrap(key, entry.produced);
    const stored = { ...entry, response, hits: before?.hits ?? 0 };
    this.entries.set(key, stored);
    return stored;
  }

  private wrap(key: string, { response }: Produced): CachedResponse {
    const cached: CachedResponse = new CachedResponse(response, () => {
      const entry = this.peek(key);
      // The LRU cache recalculates the size only for a new object.
      if (entry?.response === cached) this.entries.set(key, { ...entry });
    });
    return cached;
  }

  all(): [key: string, entry: CacheEntry][] {
    return [...this.entries.entries()];
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
