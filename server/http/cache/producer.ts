import type { EntityManager } from "typeorm";
import { CachedResponse, type HttpResponse } from "./cached-response.ts";
import type { PageInputs } from "./page-inputs.ts";
import type { ExecuteQuery } from "./page-queries.ts";

export interface Produced {
  response: HttpResponse;
  /** False for a personal response, or one that an unlimited number of URLs would produce. */
  isCacheable: boolean;
  /** Maximum time in the cache, in milliseconds; by default it stays until content changes. */
  maxAgeMs?: number;
  /** The database was unavailable; an earlier cached response is preferred to this one. */
  isFallback?: boolean;
  /** Nothing else decides the response, so that it may be reused while they stay the same. */
  inputs?: PageInputs;
}

/** What the cache has chosen for reading one response. */
export interface ReadSource {
  /** Undefined for the primary database. */
  manager?: EntityManager | undefined;
  /** Returns a function that executes the queries of a page, or reuses results of other pages. */
  share(execute: ExecuteQuery): ExecuteQuery;
  /** The same object for all responses that share query results; without it they share none. */
  data?: object;
  /** The outdated response of this key. A producer returns it if its inputs have not changed. */
  previous?: Produced | undefined;
}

/** The primary database, without results of other pages: for responses that are not shared. */
export const directSource: ReadSource = { share: (execute) => execute };

/** Computes a response, reading from `source`. */
export type Producer = (source: ReadSource) => Promise<Produced>;

/**
 * Origin of a response: cached; computed and stored; computed and not stored; cached but outdated.
 */
export type CacheSource = "hit" | "stored" | "passed" | "stale";

export interface CacheResult {
  response: CachedResponse;
  source: CacheSource;
}

/** A response that is not stored. */
export const bypass = (response: HttpResponse): CacheResult => ({
  response: new CachedResponse(response),
  source: "passed",
});
