import type { IncomingHttpHeaders } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import type { RefusalLog } from "../../history/refusal-log.ts";
import { TooMany, Unauthenticated } from "../../platform/errors.ts";
import { networkPrefix } from "../../platform/network-prefix.ts";
import type { ApiTokenViewer } from "../../platform/viewer.ts";
import { consumePoint } from "../session/sign-in-limiter.ts";
import { ApiTokenUses } from "./api-token-uses.ts";
import { type FoundApiToken, findApiToken } from "./find-api-token.ts";

/** Requests of one token in a minute; each instance counts its own, because that costs nothing. */
export const requestsPerMinute = 600;
/** Unknown tokens of one network in ten minutes, each of which takes a statement. */
const maxUnknownTokens = 300;

/** Admits programs by their API tokens. */
export class ApiTokenAccess {
  readonly uses: ApiTokenUses;
  private readonly perToken = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  private readonly unknownTokens = new RateLimiterMemory({
    points: maxUnknownTokens,
    duration: 10 * 60,
  });

  constructor(
    private readonly db: DataSource,
    private readonly refusals: RefusalLog,
  ) {
    this.uses = new ApiTokenUses(db);
  }

  /** Throws Unauthenticated with its reason, or TooMany. Counts the request. */
  async viewerOf(
    { headers, ip }: { headers: IncomingHttpHeaders; ip: string },
    now: Date,
  ): Promise<ApiTokenViewer> {
    const network = networkPrefix(ip);
    const guesses = await this.unknownTokens.get(network);
    if (guesses && guesses.remainingPoints <= 0)
      throw TooMany(Math.ceil(guesses.msBeforeNext / 1000));
    const token = await findApiToken(this.db, headers.authorization);
    if (!token) {
      await this.unknownTokens.penalty(network);
      throw Unauthenticated("tokenUnknown");
    }
    const ending = endingOf(token, now);
    if (ending) {
      const context = { now, address: ip, userAgent: headers["user-agent"] ?? "" };
      const event = { kind: "apiTokenRefused", tokenId: token.id, after: ending } as const;
      await this.refusals.record(context, event);
      throw Unauthenticated(ending === "revoked" ? "tokenRevoked" : "tokenExpired");
    }
    await consumePoint(this.perToken, token.id);
    await this.uses.count(token.id, now);
    const { id, name, readsDrafts, writes } = token;
    return { kind: "token", id, name, readsDrafts, writes };
  }

  /** What a token has used of its requests in the current minute. */
  async usageOf(tokenId: string): Promise<{ limit: number; used: number; secondsLeft: number }> {
    const counted = await this.perToken.get(tokenId);
    return {
      limit: requestsPerMinute,
      used: Math.min(counted?.consumedPoints ?? 0, requestsPerMinute),
      secondsLeft: Math.ceil((counted?.msBeforeNext ?? 0) / 1000),
    };
  }
}

function endingOf({ revokedAt, expiresAt }: FoundApiToken, now: Date) {
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : null;
}
