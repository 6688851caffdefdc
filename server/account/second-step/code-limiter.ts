import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { networkPrefix } from "../../platform/network-prefix.ts";
import { consumePoint } from "../session/sign-in-limiter.ts";

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/**
 * Limits wrong codes of the second step: 10 in 15 minutes for an account from one network, and 100
 * a day for an account in all, so that not even many networks guess six digits. Only who knows the
 * password comes this far, so a stranger cannot use up the owner's attempts.
 */
export class CodeLimiter {
  private readonly perNetwork: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;

  constructor(db: DataSource) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: db,
        storeType: "typeorm",
        tableName: "attempt",
        tableCreated: true,
        keyPrefix,
        points,
        duration,
      });
    this.perNetwork = limiter("code-network", 10, quarterHour);
    this.perAccount = limiter("code-account", 100, day);
  }

  /** Call it before a code is verified, so that parallel guesses are counted. Throws TooMany. */
  async consume(address: string, accountId: string): Promise<void> {
    await consumePoint(this.perNetwork, networkKey(address, accountId));
    await consumePoint(this.perAccount, accountId);
  }

  /** Gives the attempt back after a correct code; wrong ones of the same day stay counted. */
  async refund(address: string, accountId: string): Promise<void> {
    await this.perNetwork.delete(networkKey(address, accountId));
    await this.perAccount.reward(accountId, 1);
  }
}

const networkKey = (address: string, accountId: string) => `${accountId} ${networkPrefix(address)}`;
