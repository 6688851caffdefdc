import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import type { PoolClient } from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import type { Replicas } from "../../platform/database/replicas.ts";
import type { Produced } from "./producer.ts";

/** Timeout for a replica to report its replay position, in milliseconds. */
const replicaTimeoutMs = 1000;

// Commits that are visible on the primary are flushed, unless synchronous_commit is off.
const primaryPositionSql = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as position`;
// A promoted replica no longer follows the primary.
const hasReplayedSql =
  "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_new_enough";

/** Passes a replica to `produce` when one is available. */
export type ReadFromReplica = (
  produce: (replica?: EntityManager) => Promise<Produced>,
) => Promise<Produced>;

/**
 * Computes anonymous responses from a replica that has replayed everything the primary had when
 * the computation began, so that they are never older than what the primary would return. When
 * the replica lags behind or any statement fails there, the primary is used.
 */
export class ReplicaReader {
  constructor(
    private readonly db: DataSource,
    private readonly replicas: Pick<Replicas, "pick">,
  ) {}

  read: ReadFromReplica = async (produce) => {
    const lease = await this.lease();
    if (!lease) return produce();
    try {
      const produced = await produce(lease.manager);
      if (!lease.hasFailed()) return produced;
    } catch (error) {
      if (!lease.hasFailed()) throw error;
    } finally {
      await lease.release();
    }
    return produce();
  };

  private async lease(): Promise<ReplicaLease | null> {
    const replica = this.replicas.pick();
    if (!replica) return null;
    // Without the primary's position no replica is known to be up to date.
    const [primary]: { position: string }[] = await this.db
      .query(primaryPositionSql)
      .catch(() => []);
    if (!primary) return null;
    const runner = replica.createRunner();
    try {
      if (await hasReplayedUpTo(runner, primary.position)) return leaseRunner(runner);
    } catch (error) {
      replica.leaveOut(error);
    }
    await runner.release();
    return null;
  }
}

/** Runs on the connection that will be used for reading: one address may serve several replicas. */
async function hasReplayedUpTo(runner: QueryRunner, position: string): Promise<boolean> {
  const client: PoolClient = await runner.connect();
  const late = new AbortController();
  try {
    const query = runner.query(hasReplayedSql, [position]);
    const timeout = pause(replicaTimeoutMs, null, { signal: late.signal }).then(() => {
      // A connection with a pending query cannot go back to the pool.
      void client.end();
      throw new Error("the replica did not answer in time");
    });
    const [row] = await Promise.race([query, timeout]);
    return row.is_new_enough === true;
  } finally {
    late.abort();
  }
}

interface ReplicaLease {
  manager: EntityManager;
  /** Whether any statement failed, in which case the response may be an error page. */
  hasFailed(): boolean;
  release(): Promise<void>;
}

/** Runs concurrent statements one after another: a connection executes one statement at a time. */
function leaseRunner(runner: QueryRunner): ReplicaLease {
  const { query } = runner;
  const runInOrder = pLimit(1);
  let hasFailed = false;
  const send = (...statement: Parameters<typeof query>) =>
    runInOrder(async () => {
      try {
        return await query.apply(runner, statement);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  runner.query = send as typeof query; // one function cannot be typed as its overloads
  return {
    manager: runner.manager,
    // A connection lost between two statements: TypeORM then refuses the next one before `query`.
    hasFailed: () => hasFailed || runner.isReleased,
    release: () => runner.release(),
  };
}
