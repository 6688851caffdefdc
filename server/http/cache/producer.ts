import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { CachedResponse, type HttpResponse } from "./cached-response.ts";

export interface Produced {
  response: HttpResponse;
  /** False for what is nobody else's, or could be asked for under any number of addresses. */
  isCacheable: boolean;
  /** Milliseconds for which it may be given at most; left out, until the content changes. */
  maxAgeMs?: number;
  /** The database was away, and this is but an excuse: what was kept before is given, if any. */
  isFallback?: boolean;
}

/** What answers to strangers are made of, for all of one generation that need the same. */
export type QueryMemo = LRUCache<string, Promise<unknown>>;

/**
 * Makes an answer from the replica it is lent; from the primary database when it is lent none.
 * What it finds on the shelf it need not ask again; without one nothing is shared.
 */
export type Producer = (replica?: EntityManager, shelf?: QueryMemo) => Promise<Produced>;

/** Where an answer came from: kept, made and now kept, made and not kept, or kept and old. */
export type CacheSource = "hit" | "stored" | "passed" | "stale";

export interface CacheResult {
  response: CachedResponse;
  source: CacheSource;
}

/** As many as the largest pages have together, several times over. */
export const createQueryMemo = (): QueryMemo => new LRUCache({ max: 100 });

/** An answer to one reader alone. */
export const bypass = (answer: HttpResponse): CacheResult => ({
  response: new CachedResponse(answer),
  source: "passed",
});
