import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "./response-cache.ts";

/** Milliseconds without another write; several saves in a row cause one round. */
const quietMs = 500;
/** Milliseconds left to other work before each page, and between checks whether readers wait. */
const gapMs = 10;
const maxPages = 30;
/** Pages with fewer hits are left to those who request them. */
const minHits = 3;

/** Not compressed: the encoding of later readers is added to the cached response afterwards. */
const headers = { accept: "text/html" };

/**
 * After a write has discarded all responses, renders the most requested pages again before anybody
 * requests them. It requests them as a reader does, one after another while no reader waits for a
 * response, until the next write or until the server closes.
 */
export class PageRefresher {
  /** Hits by cache key, of the most requested pages, the largest number first. */
  private hits = new Map<string, number>();
  private abortController = new AbortController();
  private rounds = Promise.resolve();

  constructor(
    private readonly app: FastifyInstance,
    private readonly cache: ResponseCache,
    private readonly waitForQuiet = (signal: AbortSignal) => wait(quietMs, signal),
  ) {
    cache.onInvalidate = (hits) => this.startRound(hits);
    app.addHook("preClose", async () => {
      cache.onInvalidate = null;
      this.abortController.abort();
      await this.rounds;
    });
  }

  /** Resolves when the rounds of all writes so far have ended. */
  async isFinished(): Promise<void> {
    await this.rounds;
  }

  private startRound(hits: ReadonlyMap<string, number>): void {
    this.abortController.abort();
    this.add(hits);
    this.abortController = new AbortController();
    // An aborted round rejects; errors of pages are logged by their route.
    const round = this.refresh(this.abortController.signal).catch(() => undefined);
    this.rounds = this.rounds.then(() => round);
  }

  private add(hits: ReadonlyMap<string, number>): void {
    for (const [key, count] of hits) this.hits.set(key, count + (this.hits.get(key) ?? 0));
    const ranked = [...this.hits].sort(([, one], [, other]) => other - one);
    this.hits = new Map(ranked.slice(0, maxPages));
  }

  private async refresh(signal: AbortSignal): Promise<void> {
    await this.waitForQuiet(signal);
    for (const [key, count] of this.hits) {
      if (count < minHits) return;
      do await wait(gapMs, signal);
      while (!this.cache.isIdle);
      if (!this.cache.peek(key)) {
        const { statusCode } = await this.app.inject({ url: key.slice("GET ".length), headers });
        signal.throwIfAborted();
        // The server is busy, or the database is unavailable.
        if (statusCode === 503) return;
        await this.cache.peek(key)?.encodedAs("br");
      }
      // A page that nobody requests any more is discarded after some rounds.
      this.hits.set(key, count / 2);
    }
  }
}

/** Keeps no process running. */
const wait = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal, ref: false });
