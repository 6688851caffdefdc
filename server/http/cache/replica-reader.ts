import { setTimeout as pause } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import type { Produced, Producer } from "./producer.ts";

interface WarningLog {
  warn(details: object, message: string): void;
}

/** Milliseconds in which a replica has to say how far it is. */
const replicaTimeoutMs = 1000;
/** After a failure replicas are let alone for so many times as long as it took to find out. */
const pauseFactor = 20;
/** Milliseconds between two lines of the log about the same. */
const warningIntervalMs = 60_000;

// What anybody can see at the primary has been flushed, unless commits do not wait for that.
const primaryPositionSql = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as position`;
// A replica that was promoted follows nobody any longer.
const hasReplayedSql =
  "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_new_enough";

/**
 * Makes answers for strangers from a replica that has all that the primary had when their making
 * began, so that nobody reads there what is older than what they could read here. Where none is
 * as new, or anything fails there, they are made from the primary.
 */
export class ReplicaReader {
  private pausedUntil = 0;
  private lastWarningAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: DataSource,
    private readonly log: WarningLog,
  ) {}

  read = async (producer: Producer): Promise<Produced> => {
    const lease = await this.lease();
    if (!lease) return producer();
    try {
      const produced = await producer(lease.manager);
      if (!lease.hasFailed()) return produced;
    } catch (error) {
      if (!lease.hasFailed()) throw error;
    } finally {
      await lease.release();
    }
    return producer();
  };

  private async lease(): Promise<ReplicaLease | null> {
    const startedAt = performance.now();
    if (startedAt < this.pausedUntil) return null;
    // Without the primary nothing is known to be new enough.
    const [primary]: { position: string }[] = await this.db
      .query(primaryPositionSql)
      .catch(() => []);
    if (!primary) return null;
    const runner = this.db.createQueryRunner("slave");
    try {
      if (await hasReplayedUpTo(runner, primary.position)) return leaseRunner(runner);
    } catch (failure) {
      this.pauseUse(failure, performance.now() - startedAt);
    }
    await runner.release();
    return null;
  }

  private pauseUse(failure: unknown, elapsedMs: number): void {
    const now = performance.now();
    this.pausedUntil = now + pauseFactor * elapsedMs;
    if (now < this.lastWarningAt + warningIntervalMs) return;
    this.lastWarningAt = now;
    this.log.warn({ err: failure }, "a replica does not answer: the primary is read");
  }
}

/** Asked on the connection that is going to read: its address may lead to several replicas. */
async function hasReplayedUpTo(runner: QueryRunner, position: string): Promise<boolean> {
  const client: PoolClient = await runner.connect();
  const late = new AbortController();
  try {
    const query = runner.query(hasReplayedSql, [position]);
    const timeout = pause(replicaTimeoutMs, null, { signal: late.signal }).then(() => {
      // With a question open it cannot be used by anybody else.
      void client.end();
      throw new Error("a replica is silent");
    });
    const [row] = await Promise.race([query, timeout]);
    return row.is_new_enough === true;
  } finally {
    late.abort();
  }
}

interface ReplicaLease {
  manager: EntityManager;
  /** Whether any statement failed, so that what was made of it may be an excuse. */
  hasFailed(): boolean;
  release(): Promise<void>;
}

/** What is asked at once is asked in turn: a connection answers one statement at a time. */
function leaseRunner(runner: QueryRunner): ReplicaLease {
  const { query } = runner;
  const runInOrder = limitConcurrency(1);
  let hasFailed = false;
  const send = (...statement: Parameters<typeof query>) =>
    runInOrder(async () => {
      try {
        return await query.apply(runner, statement);
      } catch (failure) {
        hasFailed = true;
        throw failure;
      }
    });
  runner.query = send as typeof query; // one function cannot be typed as its overloads
  return {
    manager: runner.manager,
    hasFailed: () => hasFailed,
    release: () => runner.release(),
  };
}
