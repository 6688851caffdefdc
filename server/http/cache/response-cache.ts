import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { isDatabaseUnavailable } from "../../platform/database/database.ts";
import { Semaphore } from "../../platform/semaphore.ts";
import { CachedResponse } from "./cached-response.ts";
import {
  bypass,
  type CacheResult,
  createQueryMemo,
  type Produced,
  type Producer,
} from "./producer.ts";

interface CacheEntry {
  response: CachedResponse;
  generation: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface InFlight {
  generation: number;
  result: Promise<CacheResult>;
  /** Shared by all who asked meanwhile, and must not be given what was begun before. */
  next?: Promise<CacheResult>;
}

interface ResponseCacheOptions {
  /** Of all that is kept together; what was asked for least recently makes room. */
  maxBytes: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How many answers may be made at once. */
  maxConcurrentProducers?: number;
  /** Lends a replica where there are any; left out, all is made from the primary. */
  read?: (make: (replica?: EntityManager) => Promise<Produced>) => Promise<Produced>;
  /** The first moment after `now` at which content changes by itself; null where none is known. */
  nextChange?: (now: Date) => Promise<Date | null>;
}

// A page is some 20 ms of work: whoever comes last waits two seconds.
const defaultMaxConcurrentProducers = 100;

/** What an entry costs beside its bytes: key, headers, objects. */
const entryOverheadBytes = 2048;

/**
 * Answers to anonymous readers, kept until any content changes. All of them belong to one
 * generation: any write may show anywhere (titles in lists, counts, the neighbour's link), and
 * editors write rarely. It begins deaf: it keeps nothing until it is known to hear of writes.
 *
 * Old answers stay while there is room: they are what can be shown while the database is away.
 */
export class ResponseCache {
  private generation = 0;
  private isDisconnected = true;
  private expiresAt = Number.POSITIVE_INFINITY;
  private nextChangeLookup: Promise<boolean> | null = null;
  private memo = createQueryMemo();
  private readonly inFlight = new Map<string, InFlight>();
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly semaphore: Semaphore;
  private readonly read: NonNullable<ResponseCacheOptions["read"]>;

  constructor(private readonly options: ResponseCacheOptions) {
    this.read = options.read ?? ((make) => make());
    this.semaphore = new Semaphore(options.maxConcurrentProducers ?? defaultMaxConcurrentProducers);
    this.entries = new LRUCache<string, CacheEntry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ response }, key) => response.bytes + 2 * key.length + entryOverheadBytes,
    });
  }

  /** All that is kept is old; what is being made is given to those who wait for it, and not kept. */
  invalidate(): void {
    this.generation += 1;
    this.memo = createQueryMemo();
    this.expiresAt = Number.POSITIVE_INFINITY;
    this.nextChangeLookup = null;
  }

  /** While it cannot hear of writes it keeps nothing, and all that it has is old. */
  setDisconnected(isDeaf: boolean): void {
    this.isDisconnected = isDeaf;
    this.invalidate();
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** What is kept and not old; null where it has to be made. */
  get(key: string): CacheResult | null {
    if (this.options.now() >= this.expiresAt) this.invalidate();
    const entry = this.entries.get(key);
    if (entry?.generation !== this.generation || this.options.now() >= entry.expiresAt) return null;
    return { response: entry.response, source: "hit" };
  }

  /**
   * What is kept, or else what `make` makes: once, however many ask meanwhile. Whoever asks
   * after `forget()` never gets what was begun before it; while it is deaf, and a write may have
   * gone unheard, nobody gets what was begun before they asked. Throws what `make` throws, and Busy
   * when too much is being made already.
   */
  getOrCompute(key: string, producer: Producer): Promise<CacheResult> | CacheResult {
    const kept = this.get(key);
    if (kept) return kept;
    const running = this.inFlight.get(key);
    const start = () => this.startComputing(key, producer);
    if (running && this.isDisconnected) {
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

  private async compute(key: string, generation: number, producer: Producer): Promise<CacheResult> {
    try {
      const produced = await this.semaphore.run(() => this.produce(producer));
      const stale = produced.isFallback ? this.getStale(key) : null;
      if (stale) return stale;
      return produced.isCacheable ? this.set(key, generation, produced) : bypass(produced.response);
    } catch (error) {
      const stale = isDatabaseUnavailable(error) ? this.getStale(key) : null;
      if (stale) return stale;
      throw error;
    }
  }

  private async produce(producer: Producer): Promise<Produced> {
    const { memo } = this;
    // Before anything of this generation reads the clock, so that nothing lies between.
    const isMemoized = !this.isDisconnected && (await this.ensureNextChange());
    const produced = await this.read((replica) => producer(replica, isMemoized ? memo : undefined));
    return isMemoized ? produced : { ...produced, isCacheable: false };
  }

  private set(key: string, generation: number, { response, maxAgeMs }: Produced): CacheResult {
    const now = this.options.now();
    if (now >= this.expiresAt) this.invalidate();
    if (generation !== this.generation) return bypass(response);
    const expiresAt = now + (maxAgeMs ?? Number.POSITIVE_INFINITY);
    const cached: CachedResponse = new CachedResponse(response, () => {
      const entry = this.entries.peek(key);
      // A new object, or its size would not be taken again.
      if (entry?.response === cached) this.entries.set(key, { ...entry });
    });
    this.entries.set(key, { response: cached, generation, expiresAt });
    return { response: cached, source: "stored" };
  }

  private getStale(key: string): CacheResult | null {
    const entry = this.entries.get(key);
    return entry ? { response: entry.response, source: "stale" } : null;
  }

  /** Asks once in each generation; false when it could not be learnt, and nothing may be kept. */
  private ensureNextChange(): Promise<boolean> {
    this.nextChangeLookup ??= this.fetchNextChange(this.generation);
    return this.nextChangeLookup;
  }

  private async fetchNextChange(generation: number): Promise<boolean> {
    const { nextChange, now } = this.options;
    try {
      const at = nextChange ? await nextChange(new Date(now())) : null;
      if (at && generation === this.generation) this.expiresAt = at.getTime();
      return true;
    } catch {
      // The next that is made asks again.
      if (generation === this.generation) this.nextChangeLookup = null;
      return false;
    }
  }
}
