import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../platform/errors.ts";

const windowInSeconds = 15 * 60;

/** Attempts to sign in, counted in PostgreSQL, so that several instances count together. */
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

  /** Counts first and asks later: parallel guesses cannot slip through. Throws TooMany. */
  async consume(address: string, email: string): Promise<void> {
    await this.consumeForAddress(address);
    await this.consumePoint(this.perAccount, email);
  }

  /** The same where no account is named. Throws TooMany. */
  consumeForAddress(address: string): Promise<void> {
    return this.consumePoint(this.perAddress, address);
  }

  /** A right password takes its own attempt back. */
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
