import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { TooManyAttempts } from "../../platform/errors.ts";
import { networkPrefix } from "../../platform/network-prefix.ts";

/** Who tries to sign in. */
export interface SignInAttempt {
  email: string;
  /** The client's network address. */
  address: string;
  /** Hash of the browser's device id, if this account has signed in with it before. */
  knownDevice: string | null;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * Limits wrong passwords, so that nobody guesses one and nobody locks the owner out: in 15 minutes
 * 30 per network (an IPv4 address, or the /64 of an IPv6 address) and 10 per account and network;
 * in an hour 100 per account. A browser that has signed in before has a limit of its own, and so
 * have signed-in users who type their password again. The counters are in PostgreSQL, so that all
 * instances share them.
 */
export class SignInLimiter {
  private readonly perNetwork: RateLimiterPostgres;
  private readonly perAccountAndNetwork: RateLimiterPostgres;
  private readonly perAccount: RateLimiterPostgres;
  private readonly perDevice: RateLimiterPostgres;
  private readonly perSignedInUser: RateLimiterPostgres;
  private readonly perReset: RateLimiterPostgres;
  private readonly perEmailChange: RateLimiterPostgres;

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
    this.perNetwork = limiter("network", 30, quarterHour);
    this.perAccountAndNetwork = limiter("account-network", 10, quarterHour);
    this.perAccount = limiter("account", 100, hour);
    this.perDevice = limiter("device", 10, quarterHour);
    this.perSignedInUser = limiter("user", 10, quarterHour);
    this.perReset = limiter("reset", 5, hour);
    this.perEmailChange = limiter("email-change", 5, hour);
  }

  /**
   * Call it before the password is verified, so that parallel guesses are counted. Throws TooMany.
   * A refusal is not counted against the limits that follow: one network alone never reaches the
   * account's own.
   */
  async consume(attempt: SignInAttempt): Promise<void> {
    const { email, address, knownDevice } = attempt;
    if (knownDevice) return consumePoint(this.perDevice, deviceKey(email, knownDevice));
    await this.consumeForNetwork(address);
    await consumePoint(this.perAccountAndNetwork, networkKey(email, address));
    await consumePoint(this.perAccount, email);
  }

  /** Gives the attempt back after a correct password, and resets the narrowest counter. */
  async refund({ email, address, knownDevice }: SignInAttempt): Promise<void> {
    if (knownDevice) {
      await this.perDevice.delete(deviceKey(email, knownDevice));
      return;
    }
    await this.refundForNetwork(address);
    await this.perAccountAndNetwork.delete(networkKey(email, address));
    await this.perAccount.reward(email, 1);
  }

  /** Counts an attempt that names no account. Throws TooMany. */
  consumeForNetwork(address: string): Promise<void> {
    return consumePoint(this.perNetwork, networkPrefix(address));
  }

  async refundForNetwork(address: string): Promise<void> {
    await this.perNetwork.reward(networkPrefix(address), 1);
  }

  /** Counts a forgotten password: five in an hour per address and network. Throws TooMany. */
  async consumeForReset(email: string, address: string): Promise<void> {
    await this.consumeForNetwork(address);
    await consumePoint(this.perReset, networkKey(email, address));
  }

  /** Counts a request for another e-mail address: five in an hour. Throws TooMany. */
  consumeForEmailChange(accountId: string): Promise<void> {
    return consumePoint(this.perEmailChange, accountId);
  }

  /** Counts a signed-in user who types their password again. Throws TooMany. */
  consumeForUser(accountId: string): Promise<void> {
    return consumePoint(this.perSignedInUser, accountId);
  }

  async refundForUser(accountId: string): Promise<void> {
    await this.perSignedInUser.delete(accountId);
  }
}

const networkKey = (email: string, address: string) => `${email} ${networkPrefix(address)}`;
const deviceKey = (email: string, device: string) => `${email} ${device}`;

/** Throws TooMany. */
export async function consumePoint(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      throw new TooManyAttempts(Math.ceil(refusal.msBeforeNext / 1000));
    }
    throw refusal;
  }
}
