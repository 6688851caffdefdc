import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../platform/errors.ts";

const hourInSeconds = 60 * 60;

/** Submissions of one network address in an hour, above which further ones wait as suspected spam. */
const usualSubmissions = 5;
/** Above it submissions are refused: a robot must not fill the disk. */
const maxSubmissions = 300;

/**
 * Counts submissions per hour and network address in PostgreSQL, and deduplicates concurrent
 * submissions of this process.
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
      points: maxSubmissions,
      duration: hourInSeconds,
    });
  }

  /**
   * Counts a submission. `isUnusual`: so many come from this address that it may be a robot, or a
   * town behind one address. `address` must be a blind index, because the table must not reveal
   * addresses. Throws TooMany above the maximum.
   */
  async consume(address: string): Promise<{ isUnusual: boolean }> {
    try {
      const { consumedPoints } = await this.perAddress.consume(address);
      return { isUnusual: consumedPoints > usualSubmissions };
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
