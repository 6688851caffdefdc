import { setTimeout as pause } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import { atMost } from "../image/turns.ts";
import type { Made, Make } from "./making.ts";

interface WarningLog {
  warn(details: object, message: string): void;
}

/** Milliseconds in which a replica has to say how far it is. */
const patience = 1000;
/** After a failure replicas are let alone for so many times as long as it took to find out. */
const restFactor = 20;
/** Milliseconds between two lines of the log about the same. */
const tellsEvery = 60_000;

// What anybody can see at the primary has been flushed, unless commits do not wait for that.
const positionOfPrimary = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as position`;
// A replica that was promoted follows nobody any longer.
const hasReplayed =
  "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_new_enough";

/**
 * Makes answers for strangers from a replica that has all that the primary had when their making
 * began, so that nobody reads there what is older than what they could read here. Where none is
 * as new, or anything fails there, they are made from the primary.
 */
export class ReplicaReading {
  private restsUntil = 0;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: DataSource,
    private readonly log: WarningLog,
  ) {}

  read = async (make: Make): Promise<Made> => {
    const loan = await this.borrow();
    if (!loan) return make();
    try {
      const made = await make(loan.manager);
      if (!loan.hasFailed()) return made;
    } catch (error) {
      if (!loan.hasFailed()) throw error;
    } finally {
      await loan.end();
    }
    return make();
  };

  private async borrow(): Promise<Loan | null> {
    const began = performance.now();
    if (began < this.restsUntil) return null;
    // Without the primary nothing is known to be new enough.
    const [now]: { position: string }[] = await this.db.query(positionOfPrimary).catch(() => []);
    if (!now) return null;
    const runner = this.db.createQueryRunner("slave");
    try {
      if (await isAsNewAs(runner, now.position)) return lend(runner);
    } catch (failure) {
      this.rest(failure, performance.now() - began);
    }
    await runner.release();
    return null;
  }

  private rest(failure: unknown, lost: number): void {
    const now = performance.now();
    this.restsUntil = now + restFactor * lost;
    if (now < this.toldAt + tellsEvery) return;
    this.toldAt = now;
    this.log.warn({ err: failure }, "a replica does not answer: the primary is read");
  }
}

/** Asked on the connection that is going to read: its address may lead to several replicas. */
async function isAsNewAs(runner: QueryRunner, position: string): Promise<boolean> {
  const client: PoolClient = await runner.connect();
  const late = new AbortController();
  try {
    const asking = runner.query(hasReplayed, [position]);
    const silence = pause(patience, null, { signal: late.signal }).then(() => {
      // With a question open it cannot be used by anybody else.
      void client.end();
      throw new Error("a replica is silent");
    });
    const [row] = await Promise.race([asking, silence]);
    return row.is_new_enough === true;
  } finally {
    late.abort();
  }
}

interface Loan {
  manager: EntityManager;
  /** Whether any statement failed, so that what was made of it may be an excuse. */
  hasFailed(): boolean;
  end(): Promise<void>;
}

/** What is asked at once is asked in turn: a connection answers one statement at a time. */
function lend(runner: QueryRunner): Loan {
  const { query } = runner;
  const inTurn = atMost(1);
  let hasFailed = false;
  const send = (...statement: Parameters<typeof query>) =>
    inTurn(async () => {
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
    end: () => runner.release(),
  };
}
