import { isDatabaseUnavailable } from "../../platform/database/database.ts";
import type { DatabaseHealth } from "../../platform/database/database-health.ts";
import { Semaphore } from "../../platform/semaphore.ts";
import type { CachedResponse } from "./cached-response.ts";
import { Generation, type GenerationOptions } from "./generation.ts";
import { type ExecuteQuery, memoizeExecute } from "./page-queries.ts";
import {
  bypass,
  type CacheResult,
  directSource,
  type Produced,
  type Producer,
} from "./producer.ts";
import type { ReadFromReplica } from "./replica-reader.ts";
import { type CacheEntry, ResponseStore } from "./response-store.ts";

interface InFlight {
  generation: Generation;
  result: Promise<CacheResult>;
  /** The computation that follows, shared by requests that must not receive this one's result. */
  next?: Promise<CacheResult>;
}

interface ResponseCacheOptions extends GenerationOptions {
  /** Maximum total size; the least recently used entries are evicted. */
  maxBytes: number;
  /** Maximum number of responses computed at once. */
  maxConcurrentProducers?: number;
  /** Passes a replica to `produce` when one is available; by default the primary is read. */
  read?: ReadFromReplica;
  /** Ends the wait for a database that does not answer; without it computations wait for it. */
  health?: Pick<DatabaseHealth, "whileAnswering">;
}

// Right after a write nothing is cached: 200 pages that are requested at once must not be refused. A
// page takes some 10 ms, so the last of 250 waits two to three seconds.
const defaultMaxConcurrentProducers = 250;

/**
 * Time after which a disconnected instance serves no outdated entry any more: it alone may have lost
 * the database, in which others go on withdrawing content.
 */
const maxStaleMs = 3_600_000;

/**
 * Caches responses to anonymous clients until any content changes. All entries share a generation,
 * because a write may affect any page (titles in lists, counts, links to neighbours) and editors
 * write rarely. A new cache stores nothing until `setConnected(true)` is called. Entries outdated
 * by anything but a write or a scheduled withdrawal may be served while the database is unavailable.
 * Those outdated by a write remain only for producers, which return them again when the write did
 * not concern them.
 */
export class ResponseCache {
  /**
   * Called after each invalidation with the hits of the discarded pages, by key; without pages that
   * nobody requested again, and those that expire.
   */
  onInvalidate: ((hits: ReadonlyMap<string, number>) => void) | null = null;
  private generation: Generation;
  /** Number of the generation that began with the last write. */
  private writtenGeneration = 0;
  /** Time of the next scheduled withdrawal, as far as it is known. */
  private withdrawalAt = Number.POSITIVE_INFINITY;
  private isConnected = false;
  /** Milliseconds since 1970. */
  private disconnectedAt = 0;
  private readonly inFlight = new Map<string, InFlight>();
  private readonly entries: ResponseStore;
  private readonly semaphore: Semaphore;
  private readonly read: NonNullable<ResponseCacheOptions["read"]>;

  constructor(private readonly options: ResponseCacheOptions) {
    this.read = options.read ?? ((produce) => produce());
    this.semaphore = new Semaphore(options.maxConcurrentProducers ?? defaultMaxConcurrentProducers);
    this.entries = new ResponseStore(options.maxBytes);
    this.generation = new Generation(0, options);
  }

  /**
   * Content was changed: no entry is served any more, because what was withdrawn or corrected must
   * not return while the database is unavailable. Results of running computations go to those who
   * wait, but are not stored.
   */
  invalidate(): void {
    this.outdate();
    this.writtenGeneration = this.generation.number;
    const hits = new Map<string, number>();
    for (const [key, entry] of this.entries.all()) {
      const isLasting = entry.expiresAt === Number.POSITIVE_INFINITY;
      if (entry.hits > 0 && isLasting && entry.response.isPage) hits.set(key, entry.hits);
      entry.hits = 0;
      if (!entry.produced.inputs) this.entries.delete(key);
    }
    this.onInvalidate?.(hits);
  }

  /**
   * While disconnected from change notifications, nothing is stored and all entries are outdated.
   * They are discarded on reconnecting, because changes may have been missed.
   */
  setConnected(isConnected: boolean): void {
    if (isConnected) {
      this.invalidate();
      this.entries.clear();
    } else this.outdate();
    if (this.isConnected && !isConnected) this.disconnectedAt = this.options.now();
    this.isConnected = isConnected;
  }

  /** Changes with each write that is notified; null while disconnected, when writes are missed. */
  get lastWrite(): number | null {
    return this.isConnected ? this.writtenGeneration : null;
  }

  /** Nothing was withdrawn: entries remain for the time while the database is unavailable. */
  private outdate(): void {
    this.generation = new Generation(this.generation.number + 1, this.options);
  }

  get bytes(): number {
    return this.entries.bytes;
  }

  /** Whether responses are stored, and nobody waits for one that is being computed. */
  get isIdle(): boolean {
    return this.isConnected && this.inFlight.size === 0;
  }

  /** Like `get`, and not counted as a hit. */
  peek(key: string): CachedResponse | null {
    return this.current(key)?.response ?? null;
  }

  /** Returns the cached response, or null when it must be computed. */
  get(key: string): CacheResult | null {
    const entry = this.current(key);
    if (!entry) return null;
    entry.hits += 1;
    return { response: entry.response, source: "hit" };
  }

  private current(key: string): CacheEntry | null {
    if (this.generation.isOver) this.outdate();
    const entry = this.entries.get(key);
    const isCurrent = entry?.generation === this.generation.number;
    return isCurrent && this.options.now() < entry.expiresAt ? entry : null;
  }

  /**
   * Returns the cached response, or computes it once for all concurrent requests. A request after
   * `invalidate()` never receives a result whose computation began before it; while disconnected,
   * when writes may be missed, no request receives one that began before the request itself.
   * Throws what `producer` throws, and Busy when too many computations are running.
   */
  getOrCompute(key: string, producer: Producer): Promise<CacheResult> | CacheResult {
    const cached = this.get(key);
    if (cached) return cached;
    const running = this.inFlight.get(key);
    const start = () => this.startComputing(key, producer);
    if (running && !this.isConnected) {
      running.next ??= running.result.then(start, start);
      return running.next;
    }
    return running?.generation === this.generation ? running.result : start();
  }

  private startComputing(key: string, producer: Producer): Promise<CacheResult> {
    const { generation } = this;
    const result = this.compute(key, generation, producer).finally(() => {
      if (this.inFlight.get(key)?.result === result) this.inFlight.delete(key);
    });
    this.inFlight.set(key, { generation, result });
    return result;
  }

  private async compute(
    key: string,
    generation: Generation,
    producer: Producer,
  ): Promise<CacheResult> {
    try {
      const produced = await this.whileAnswering(() =>
        this.semaphore.run(() => this.produce(producer, this.entries.peek(key)?.produced)),
      );
      const stale = produced.isFallback ? this.getStale(key) : null;
      if (stale) return stale;
      return produced.isCacheable ? this.set(key, generation, produced) : bypass(produced.response);
    } catch (error) {
      const stale = isDatabaseUnavailable(error) ? this.getStale(key) : null;
      if (stale) return stale;
      throw error;
    }
  }

  private whileAnswering<Result>(work: () => Promise<Result>): Promise<Result> {
    const { health } = this.options;
    return health ? health.whileAnswering(work) : work();
  }

  private async produce(producer: Producer, previous?: Produced): Promise<Produced> {
    const { generation } = this;
    const { memo } = generation;
    if (!this.isConnected) {
      const produced = await this.read((manager) => producer({ ...directSource, manager }));
      return { ...produced, isCacheable: false };
    }
    const share = (execute: ExecuteQuery) => memoizeExecute(execute, memo);
    const source = { share, data: memo, previous };
    // The lookup reads the clock before any producer of this generation does, so that no
    // publication can fall in between.
    const [isKnown, produced] = await Promise.all([
      generation.ensureNextChange(),
      this.read((manager) => producer({ ...source, manager })),
    ]);
    if (generation === this.generation) this.withdrawalAt = generation.withdrawalAt;
    return isKnown ? produced : { ...produced, isCacheable: false };
  }

  private set(key: string, generation: Generation, produced: Produced): CacheResult {
    if (this.generation.isOver) this.outdate();
    if (generation !== this.generation) return bypass(produced.response);
    const expiresAt = this.options.now() + (produced.maxAgeMs ?? Number.POSITIVE_INFINITY);
    const entry = this.entries.set(key, { produced, generation: generation.number, expiresAt });
    return { response: entry.response, source: "stored" };
  }

  private getStale(key: string): CacheResult | null {
    const isTooOld = this.options.now() >= this.disconnectedAt + maxStaleMs;
    if (!this.isConnected && isTooOld) this.entries.clear();
    const entry = this.entries.get(key);
    const isWithdrawn =
      (entry?.generation ?? 0) < this.writtenGeneration || this.options.now() >= this.withdrawalAt;
    return entry && !isWithdrawn ? { response: entry.response, source: "stale" } : null;
  }
}
