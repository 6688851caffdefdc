import type { ClientBase } from "pg";
import {
  DataSource,
  type EntityTarget,
  type Logger,
  type MigrationInterface,
  QueryFailedError,
} from "typeorm";
import { ExpectedError } from "../errors.ts";
import { type ConnectionTimeouts, noTimeouts, setSession } from "../session-settings.ts";
import { StartupError } from "../startup-error.ts";
import { writeTogether } from "./pipelining.ts";
import { connectionLifetimeSeconds, prepareStatements } from "./prepared-statements.ts";
import { SnakeNaming } from "./snake-case-naming.ts";

export interface DatabaseOptions {
  url: string;
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
  /** Logs every statement, for tests that count them. */
  logger?: Logger;
  /** Maximum number of connections; 10 by default. */
  connections?: number;
  /** Application name of the connections. */
  name?: string;
  /** None by default, as commands and migrations need it. */
  timeouts?: ConnectionTimeouts;
  /**
   * Sends statements without waiting for the results of earlier ones, which is the default. COPY
   * needs a connection that does not.
   */
  isPipelined?: boolean;
}

/**
 * Opens the connection pool. Only migrations change the schema. The pool replaces lost connections,
 * so that the application survives a restart of PostgreSQL.
 */
export async function openDatabase(parts: DatabaseOptions): Promise<DataSource> {
  const { url, timeouts = noTimeouts, isPipelined = true } = parts;
  const db = new DataSource({
    type: "postgres",
    url,
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
    extra: {
      pipeline: isPipelined,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      maxLifetimeSeconds: connectionLifetimeSeconds,
      // Long enough for a reader every few minutes to find a connection and its statements.
      idleTimeoutMillis: 300_000,
      // PostgreSQL cancels slow statements itself: only a silent one is noticed here.
      query_timeout: timeouts.statement > 0 ? timeouts.statement + 2000 : 0,
      onConnect: async (client: ClientBase) => {
        await setSession(client, timeouts);
        prepareStatements(client);
        closeWhenSilent(client);
        if (isPipelined) writeTogether(client);
      },
    },
  });
  return db.initialize();
}

/**
 * Closes the connection after a query to which PostgreSQL did not answer in time: back in the pool,
 * the next query would wait for that answer. The pool opens another connection.
 */
function closeWhenSilent(client: ClientBase & { end?(): Promise<void> }): void {
  const { query } = client;
  const send = (...statement: Parameters<typeof query>): unknown => {
    const result: unknown = query.apply(client, statement);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isQueryTimeout(error)) void client.end?.().catch(() => undefined);
      });
    }
    return result;
  };
  client.query = send as typeof query; // one function cannot be typed as its overloads
}

const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** An arbitrary key, equal on all instances. */
const migrationLockId = 7_236_001;

/**
 * Runs pending migrations and returns their names; a lock prevents concurrent runs by several
 * instances. Throws a StartupError for a newer schema, and for pending ones when the account does not
 * own the tables.
 */
export async function migrate(db: DataSource): Promise<string[]> {
  const lockRunner = db.createQueryRunner();
  try {
    await lockRunner.query("select pg_advisory_lock($1)", [migrationLockId]);
    await assertMigratable(db);
    const done = await db.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lockRunner
      .query("select pg_advisory_unlock($1)", [migrationLockId])
      .catch(() => undefined);
    await lockRunner.release();
  }
}

/**
 * A newer version may have migrated this database: this one would read and write its tables by rules
 * that no longer hold.
 */
async function assertMigratable(db: DataSource): Promise<void> {
  const [facts]: { isKnown: boolean; mayMigrate: boolean }[] = await db.query(migrationFacts);
  const rows: { name: string }[] = facts?.isKnown
    ? await db.query("select name from migration order by id")
    : [];
  const done = rows.map(({ name }) => name);
  const known = db.migrations.map((one) => one.name ?? one.constructor.name);
  const newer = done.findLast((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new StartupError(
      `A newer version of the site has migrated this database (${newer}): start that ` +
        "version, or restore a backup made before it was installed.",
    );
  }
  const pending = known.filter((name) => !done.includes(name));
  if (pending.length > 0 && !facts?.mayMigrate) {
    throw new StartupError(
      `The database lacks migrations (${pending.length}), which the account of DATABASE_URL may not run: ` +
        "run npm run migrate with DATABASE_OWNER_URL first.",
    );
  }
}

const migrationFacts = `
  select to_regclass('migration') is not null as "isKnown",
    coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('migration')),
      has_schema_privilege('public', 'create')
    ) as "mayMigrate"`;

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

/**
 * Whether the cause of an error is that PostgreSQL is unreachable or shutting down. An absent store
 * of files is none: it has a reason of its own.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof ExpectedError) return isDatabaseOutage(error.extensions);
  const { code, message } = error as { code?: unknown; message?: unknown }; // any value can be thrown
  if (typeof code === "string") return unavailableCodes.test(code);
  return unavailableMessages.test(String(message));
}

/** The same of the extensions of an expected error, or of a GraphQL error. */
export const isDatabaseOutage = ({ code, reason }: Record<string, unknown>): boolean =>
  code === "UNAVAILABLE" && reason !== "files";

/** Errors of driver and pool without a code; the last of a transaction whose connection was lost. */
const unavailableMessages =
  /Connection terminated|not queryable|Query read timeout|timeout expired|already released/;

/**
 * Whether the database answers, but had no time for this: all connections of the pool are in use, or
 * PostgreSQL has cancelled a statement that ran or waited for a lock for too long.
 */
export function isDatabaseBusy(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }; // any value can be thrown
  if (typeof code === "string") return code === "57014" || code === "55P03";
  return String(message).includes("timeout exceeded when trying to connect");
}

/**
 * Whether a write that failed with this error may have been committed all the same: the connection
 * ended before PostgreSQL could answer.
 */
export const mayHaveCommitted = (error: unknown): boolean =>
  !(error instanceof ExpectedError) &&
  (!(error instanceof QueryFailedError) || isDatabaseUnavailable(error));
