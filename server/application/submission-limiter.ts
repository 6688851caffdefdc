import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../platform/errors.ts";

const hourInSeconds = 60 * 60;

/** The limit of what one network address sends, counted in PostgreSQL, and what is underway. */
export class SubmissionLimiter {
  private readonly perAddress: RateLimiterPostgres;
  private readonly inFlight = new Map<string, Promise<unknown>>();

  constructor(db: DataSource) {
    this.perAddress = new RateLimiterPostgres({
      storeClient: db,
      storeType: "typeorm",
      tableName: "attempt",
      tableCreated: true,
      keyPrefix: "application",
      points: 5,
      duration: hourInSeconds,
    });
  }

  /** Counts first and asks later. `address` as a mark: the table shall not tell it. Throws TooMany. */
  async consume(address: string): Promise<void> {
    try {
      await this.perAddress.consume(address);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw TooMany(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** What was not received does not count. */
  async refund(address: string): Promise<void> {
    await this.perAddress.reward(address, 1);
  }

  /** An impatient browser's second request with the same key waits for the first, uncounted. */
  deduplicate<Result>(key: string, submit: () => Promise<Result>): Promise<Result> {
    const running = this.inFlight.get(key);
    // The key names the form too, whose every sending gives the same kind of result.
    if (running) return running as Promise<Result>;
    const started = submit().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }
}
