import {
  DataSource,
  type EntityTarget,
  type Logger,
  type MigrationInterface,
  QueryFailedError,
} from "typeorm";
import { setSession } from "../session-settings.ts";
import { SnakeNaming } from "./snake-case-naming.ts";

export interface DatabaseOptions {
  url: string;
  /** URLs of replicas, all reachable now; only `createQueryRunner("slave")` uses them. */
  replicas?: readonly string[];
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
  /** Logs every statement, for tests that count them. */
  logger?: Logger;
  /** Maximum number of connections; 10 by default. */
  connections?: number;
  /** Application name of the connections. */
  name?: string;
}

/**
 * Opens the connection pool. Only migrations change the schema. The pool replaces lost connections,
 * so that the application survives a restart of PostgreSQL.
 */
export async function openDatabase(parts: DatabaseOptions): Promise<DataSource> {
  const { url, replicas = [] } = parts;
  // By default TypeORM would read from a replica, however far it lags behind.
  const replication = {
    defaultMode: "master",
    master: { url },
    slaves: replicas.map((at) => ({ url: at })),
  } as const;
  const db = new DataSource({
    type: "postgres",
    ...(replicas.length > 0 ? { replication: replication } : { url }),
    entities: parts.entities,
    migrations: parts.migrations,
    migrationsTableName: "migration",
    migrationsTransactionMode: "each",
    synchronize: false,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    namingStrategy: new SnakeNaming(),
    poolSize: parts.connections ?? 10,
    connectTimeoutMS: 5000,
    applicationName: parts.name ?? "doloni",
    ...(parts.logger ? { logger: parts.logger, logging: true } : {}),
    extra: { keepAlive: true, onConnect: setSession },
  });
  return db.initialize();
}

/** An arbitrary key, equal on all instances. */
const migrationLockId = 7_236_001;

/**
 * Runs pending migrations and returns their names; a lock prevents concurrent runs by several
 * instances.
 */
export async function migrate(db: DataSource): Promise<string[]> {
  const lockRunner = db.createQueryRunner();
  try {
    await lockRunner.query("select pg_advisory_lock($1)", [migrationLockId]);
    const done = await db.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lockRunner
      .query("select pg_advisory_unlock($1)", [migrationLockId])
      .catch(() => undefined);
    await lockRunner.release();
  }
}

/** Table name of an entity, quoted for SQL. */
export function tableOf(db: DataSource, kind: EntityTarget<object>): string {
  return `"${db.getMetadata(kind).tableName}"`;
}

/**
 * Whether a text contained the NUL character, which passes validation but PostgreSQL cannot store.
 */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.code === "22021";

/** Network errors, and PostgreSQL's codes for shutting down, lost connections and too many of them. */
const unavailableCodes = new RegExp(
  `^(${[
    "ECONN(REFUSED|RESET)",
    "E(HOST|NET)UNREACH",
    "EPIPE",
    "ENOENT",
    "ETIMEDOUT",
    // A container that restarts loses its name for a moment.
    "ENOTFOUND",
    "EAI_AGAIN",
    "57P0[123]",
    "08\\w{3}",
    "53300",
  ].join("|")})$`,
);

/** Messages of errors without a code; TypeORM releases a runner whose connection breaks. */
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query runner already released/;

/** Whether the cause of an error is that PostgreSQL is unreachable or shutting down. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }; // any value can be thrown
  if (typeof code === "string") return unavailableCodes.test(code);
  return unavailableMessages.test(String(message));
}
