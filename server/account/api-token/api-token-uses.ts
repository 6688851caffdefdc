import type { DataSource } from "typeorm";
import { dayInKyiv } from "../../platform/kyiv-time.ts";

/** Uses are stored at most this often, by one statement for all tokens. */
const storeIntervalMs = 60_000;
/** Uses per day are kept for this long. */
const usesRetentionMs = 30 * 24 * 3_600_000;

interface CountedUses {
  tokenId: string;
  day: string;
  requests: number;
  lastUsedAt: Date;
}

/** Counts the uses of API tokens in memory; a crash loses those of the last minute. */
export class ApiTokenUses {
  private readonly counted = new Map<string, CountedUses>();
  private storedAt: Date | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: DataSource) {}

  /** Counts a request, and stores all that are counted when a minute has passed. */
  async count(tokenId: string, now: Date): Promise<void> {
    const day = dayInKyiv(now);
    const key = `${tokenId} ${day}`;
    const { requests } = this.counted.get(key) ?? { requests: 0 };
    this.counted.set(key, { tokenId, day, requests: requests + 1, lastUsedAt: now });
    if (!this.storedAt || now.getTime() - this.storedAt.getTime() >= storeIntervalMs) {
      this.storedAt = now;
      await this.store();
    } else {
      this.timer ??= setTimeout(() => this.store(), storeIntervalMs).unref();
    }
  }

  /** A failure loses the counts: a database that is full or read-only still answers reads. */
  async store(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const uses = [...this.counted.values()].sort((one, other) =>
      one.tokenId < other.tokenId ? -1 : 1,
    );
    this.counted.clear();
    const latest = Math.max(...uses.map(({ lastUsedAt }) => lastUsedAt.getTime()));
    if (uses.length === 0) return;
    await this.db
      .query(storeStatement, [
        uses.map(({ tokenId }) => tokenId),
        uses.map(({ day }) => day),
        uses.map(({ requests }) => requests),
        uses.map(({ lastUsedAt }) => lastUsedAt),
        dayInKyiv(new Date(latest - usesRetentionMs)),
      ])
      .catch(() => undefined);
  }
}

const storeStatement = `
  with counted as (
    select * from unnest($1::uuid[], $2::date[], $3::int[], $4::timestamptz[])
      as counted (token_id, day, requests, last_used_at)
  ), used as (
    update api_token set last_used_at = greatest(api_token.last_used_at, latest.last_used_at)
    from (select token_id, max(last_used_at) as last_used_at from counted group by token_id) latest
    where id = latest.token_id
  ), removed as (
    delete from api_token_use where day <= $5
  )
  insert into api_token_use (token_id, day, requests)
  select token_id, day, requests from counted join api_token on api_token.id = token_id
  on conflict (token_id, day) do update set requests = api_token_use.requests + excluded.requests`;
