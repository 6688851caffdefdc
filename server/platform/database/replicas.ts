import pg from "pg";
import type { DataSource, Driver, QueryRunner } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { describeDatabase } from "./wait-for-database.ts";

/** Milliseconds until a replica is tried again; each pause is twice as long as the one before. */
const firstPauseMs = 500;
const maxPauseMs = 30_000;

interface ReplicaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** A replica that answered when it was last used. */
export interface AnsweringReplica {
  /** Reads from this replica only. Whether its data is recent enough is for the caller to check. */
  createRunner(): QueryRunner;
  /** Call it when the replica does not answer: it is not picked until it does. */
  leaveOut(error: unknown): void;
}

/**
 * The streaming replicas of a database. One that does not answer, at the start or later, is tried
 * again with growing pauses and picked as soon as it answers. It is not TypeORM's `replication`:
 * that opens only when all replicas answer, and picks one without saying which.
 */
export class Replicas {
  private readonly replicas: Replica[];

  /** `db` must be open; the connections to the replicas have its settings. */
  constructor(db: DataSource, urls: readonly string[], log: ReplicaLog) {
    this.replicas = urls.map((url) => new Replica(db, url, log));
  }

  /** Resolves when each replica has answered or failed to, which is logged with its reason. */
  async start(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.tryToConnect()));
  }

  /** Any of the answering replicas; null when there is none. */
  pick(): AnsweringReplica | null {
    const answering = this.replicas.flatMap(({ answering }) => answering ?? []);
    return answering[Math.floor(Math.random() * answering.length)] ?? null;
  }

  /** Closes all connections once their statements have ended. Call it before closing the database. */
  stop(): void {
    for (const replica of this.replicas) replica.stop();
  }
}

class Replica {
  /** Null while the replica does not answer. */
  answering: AnsweringReplica | null = null;
  private pool: pg.Pool | null = null;
  /** Why it does not answer, as it was logged last; null while it answers. */
  private loggedReason: string | null = null;
  private pauseMs = firstPauseMs;
  private answeringSince = 0;
  private retry: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly db: DataSource,
    private readonly url: string,
    private readonly log: ReplicaLog,
  ) {}

  /** Never rejects. */
  async tryToConnect(): Promise<void> {
    // Connections from before a silence of the network may be broken without a sign of it.
    this.closePool();
    const pool = openPool(this.db, this.url);
    this.pool = pool;
    try {
      (await pool.connect()).release();
    } catch (error) {
      if (!this.isStopped) this.tryLater(error);
      return;
    }
    if (this.isStopped) return;
    if (this.loggedReason !== null) this.log.info(this.details, "a replica answers, and is read");
    this.loggedReason = null;
    this.answeringSince = performance.now();
    const answering: AnsweringReplica = {
      createRunner: () => createRunner(this.db, pool),
      leaveOut: (error) => {
        // Readers that share the failure report it one after another, also when it is over.
        if (this.answering === answering) this.leaveOut(error);
      },
    };
    this.answering = answering;
  }

  stop(): void {
    this.isStopped = true;
    this.answering = null;
    if (this.retry) clearTimeout(this.retry);
    this.closePool();
  }

  /** The pool stays open for those who wait for a connection; they fail, or are served. */
  private leaveOut(error: unknown): void {
    this.answering = null;
    // One that connects, and then does not answer, delays a reader each time.
    if (performance.now() - this.answeringSince > maxPauseMs) this.pauseMs = firstPauseMs;
    this.tryLater(error);
  }

  private tryLater(error: unknown): void {
    const reason = reasonOf(error);
    if (reason !== this.loggedReason) {
      const details = { ...this.details, err: error };
      this.log.warn(details, "a replica does not answer, and is not read until it does");
    }
    this.loggedReason = reason;
    this.retry = setTimeout(() => void this.tryToConnect(), this.pauseMs).unref();
    this.pauseMs = Math.min(2 * this.pauseMs, maxPauseMs);
  }

  private closePool(): void {
    // A replica that is away does not confirm the end of a connection.
    void this.pool?.end().catch(() => undefined);
    this.pool = null;
  }

  private get details() {
    return { replica: describeDatabase(this.url) };
  }
}

/** The code, or the message when there is none: that of several addresses' errors is empty. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }; // any value can be thrown
  return String(code ?? message);
}

/** A pool with the settings of the primary's. */
function openPool(db: DataSource, url: string): pg.Pool {
  const { master } = db.driver as PostgresDriver; // the only driver of this application
  const pool = new pg.Pool({ ...master.options, connectionString: url });
  // Emitted for idle connections that are lost; the pool has removed them.
  pool.on("error", () => undefined);
  return pool;
}

/** As `DataSource.createQueryRunner`, with TypeORM's driver seeing this pool as its only replica. */
function createRunner(db: DataSource, pool: pg.Pool): QueryRunner {
  const properties = { isReplicated: { value: true }, slaves: { value: [pool] } };
  const driver: Driver = Object.create(db.driver, properties);
  const runner = driver.createQueryRunner("slave");
  return Object.assign(runner, { manager: db.createEntityManager(runner) });
}
