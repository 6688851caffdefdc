import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { CachedResponse, type HttpResponse } from "./cached-response.ts";

export interface Produced {
  response: HttpResponse;
  /** False for a personal response, or one that an unlimited number of URLs would produce. */
  isCacheable: boolean;
  /** Maximum time in the cache, in milliseconds; by default it stays until content changes. */
  maxAgeMs?: number;
  /** The database was unavailable; an earlier cached response is preferred to this one. */
  isFallback?: boolean;
}

/** Query results that all anonymous responses of one cache generation share. */
export type QueryMemo = LRUCache<string, Promise<unknown>>;

/**
 * Computes a response from the replica, or from the primary database when none is passed. Query
 * results in `memo` are reused; without a memo nothing is shared.
 */
export type Producer = (replica?: EntityManager, memo?: QueryMemo) => Promise<Produced>;

/**
 * Origin of a response: cached; computed and stored; computed and not stored; cached but outdated.
 */
export type CacheSource = "hit" | "stored" | "passed" | "stale";

export interface CacheResult {
  response: CachedResponse;
  source: CacheSource;
}

/** 100 entries: several times the number of queries on the largest pages together. */
export const createQueryMemo = (): QueryMemo => new LRUCache({ max: 100 });

/** A response that is not stored. */
export const bypass = (response: HttpResponse): CacheResult => ({
  response: new CachedResponse(response),
  source: "passed",
});
