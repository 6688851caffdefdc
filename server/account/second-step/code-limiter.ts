import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooMany } from "../../platform/errors.ts";

/**
 * Limits the codes of the second step: 10 in 15 minutes for an account from one network address,
 * and 100 a day for an account in all, so that not even many addresses guess six digits. Only who
 * knows the password comes this far, so a stranger cannot use up the owner's attempts.
 */
export class CodeLimiter {
  private readonly perNetwork: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;

  constructor(db: DataSource) {
    const shared = {
      storeClient: db,
      storeType: "typeorm",
      tableName: "attempt",
      tableCreated: true,
    };
    this.perNetwork = new RateLimiterPostgres({
      ...shared,
      keyPrefix: "code-network",
      points: 10,
      duration: 15 * 60,
    });
    this.perAccount = new RateLimiterPostgres({
      ...shared,
      keyPrefix: "code-account",
      points: 100,
      duration: 24 * 60 * 60,
    });
  }

  /** Call it before a code is verified, so that parallel guesses are counted. Throws TooMany. */
  async consume(address: string, accountId: string): Promise<void> {
    try {
      await this.perNetwork.consume(`${accountId} ${address}`);
      await this.perAccount.consume(accountId);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw TooMany(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Gives the attempt back after a correct code; wrong ones of the same day stay counted. */
  async refund(address: string, accountId: string): Promise<void> {
    await this.perNetwork.delete(`${accountId} ${address}`);
    await this.perAccount.reward(accountId, 1);
  }
}
