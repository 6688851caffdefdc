import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../platform/errors.ts";

const windowInSeconds = 15 * 60;

/**
 * Limits sign-in attempts, in 15 minutes, to 30 per network address and 10 per account. The
 * counters are in PostgreSQL, so that all instances share them.
 */
export class SignInLimiter {
  private readonly perAddress: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;

  constructor(db: DataSource) {
    const shared = {
      storeClient: db,
      storeType: "typeorm",
      tableName: "attempt",
      tableCreated: true,
      duration: windowInSeconds,
    };
    this.perAddress = new RateLimiterPostgres({ ...shared, keyPrefix: "address", points: 30 });
    this.perAccount = new RateLimiterPostgres({ ...shared, keyPrefix: "account", points: 10 });
  }

  /**
   * Call it before the password is verified, so that parallel guesses are counted. Throws TooMany.
   */
  async consume(address: string, email: string): Promise<void> {
    await this.consumeForAddress(address);
    await this.consumePoint(this.perAccount, email);
  }

  /** Counts an attempt that names no account. Throws TooMany. */
  consumeForAddress(address: string): Promise<void> {
    return this.consumePoint(this.perAddress, address);
  }

  /** Gives the attempt back after a correct password, and resets the account's counter. */
  async refund(address: string, email: string): Promise<void> {
    await this.perAddress.reward(address, 1);
    await this.perAccount.delete(email);
  }

  private async consumePoint(limiter: RateLimiterPostgres, key: string): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw TooMany(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
