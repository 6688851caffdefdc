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
  /** Of replicas, all of which have to answer now; only `createQueryRunner("slave")` leads there. */
  replicas?: readonly string[];
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
  /** Told of every statement, for tests that count them. */
  logger?: Logger;
  /** How many connections at most; 10 unless told. */
  connections?: number;
  /** By which PostgreSQL knows the connections. */
  name?: string;
}

/**
 * Opens the pool. The schema comes from migrations alone. Lost connections are replaced by
 * the pool, so a restarted PostgreSQL needs no restarted application.
 */
export async function openDatabase(parts: DatabaseOptions): Promise<DataSource> {
  const { url, replicas = [] } = parts;
  // By default TypeORM would send every `find` to a replica, however far that lags behind.
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

/** Any number that all instances agree on. */
const migrationLockId = 7_236_001;

/** Runs what is missing, once, however many instances start together. */
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

/** The table behind an entity, quoted for SQL. */
export function tableOf(db: DataSource, kind: EntityTarget<object>): string {
  return `"${db.getMetadata(kind).tableName}"`;
}

/** PostgreSQL keeps no NUL character: the one text that passes every rule and cannot be stored. */
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

/** Whether an error says that PostgreSQL cannot be reached now, rather than what was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }; // anything can be thrown
  if (typeof code === "string") return unavailableCodes.test(code);
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
    String(message),
  );
}
