import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../platform/errors.ts";

const hourInSeconds = 60 * 60;

/**
 * Limits submissions to 5 per hour and network address, counted in PostgreSQL, and deduplicates
 * concurrent submissions of this process.
 */
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

  /**
   * Counts a submission. `address` must be a blind index, because the table must not reveal
   * addresses. Throws TooMany.
   */
  async consume(address: string): Promise<void> {
    try {
      await this.perAddress.consume(address);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw TooMany(Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  /** Takes back a counted submission that failed. */
  async refund(address: string): Promise<void> {
    await this.perAddress.reward(address, 1);
  }

  /** A concurrent request with the same key shares the result of the first and is not counted. */
  deduplicate<Result>(key: string, submit: () => Promise<Result>): Promise<Result> {
    const running = this.inFlight.get(key);
    // The key includes the form, so that the result has the same type.
    if (running) return running as Promise<Result>;
    const started = submit().finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, started);
    return started;
  }
}
