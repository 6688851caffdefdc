import type { ClientBase } from "pg";

/** Limits of a connection in milliseconds; 0 means none. */
export interface ConnectionTimeouts {
  /** PostgreSQL cancels a statement that takes longer. */
  statement: number;
  /** PostgreSQL cancels a statement that waits longer for a lock. */
  lock: number;
  /** PostgreSQL closes a connection that leaves its transaction open for longer. */
  idleInTransaction: number;
}

/** For requests: somebody waits, and each of a few connections is needed by others. */
export const requestTimeouts: ConnectionTimeouts = {
  statement: 8000,
  lock: 5000,
  idleInTransaction: 30_000,
};

/** For daily jobs, which may rewrite whole tables. */
export const jobTimeouts: ConnectionTimeouts = {
  statement: 600_000,
  lock: 60_000,
  idleInTransaction: 600_000,
};

/** For migrations, the first content, backups and the like, which take as long as they take. */
export const noTimeouts: ConnectionTimeouts = { statement: 0, lock: 0, idleInTransaction: 0 };

/**
 * Migrations use operator classes of pg_trgm, which may be installed in a schema other than public.
 */
const schemaOfTrigrams = `
  select quote_ident(nspname)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_trgm' and nspname <> 'public'`;

/**
 * Settings on which our statements depend, overriding those of server, role and database: the
 * driver and cursors need ISO dates, months are added in UTC, patterns use plain backslashes, and
 * a statement that waited for a lock must see what was committed meanwhile. Durability and
 * read-only mode are left to the operator.
 */
const settings = ({ statement, lock, idleInTransaction }: ConnectionTimeouts) => `
  select set_config(name, value, false) from (values
    ('search_path', concat_ws(', ', 'public', (${schemaOfTrigrams}))),
    ('TimeZone', 'UTC'),
    ('DateStyle', 'ISO'),
    ('standard_conforming_strings', 'on'),
    ('default_transaction_isolation', 'read committed'),
    ('statement_timeout', '${statement}'),
    ('lock_timeout', '${lock}'),
    ('idle_in_transaction_session_timeout', '${idleInTransaction}'),
    -- Of 1; one wrong letter in a word of seven is 0.57. Searches by similarity use it with an index.
    ('pg_trgm.word_similarity_threshold', '0.5'),
    -- Bytes cast to text.
    ('bytea_output', 'hex')
  ) as setting (name, value)`;

/** Milliseconds for this first statement. */
const timeoutMs = 5000;

/**
 * Prepares a new connection; await it before sending anything else. Connections that only listen or
 * take locks do not need it. It is a statement rather than a startup parameter (`options`),
 * because poolers such as PgBouncer refuse connections with unknown parameters.
 */
export async function setSession(
  client: ClientBase,
  timeouts: ConnectionTimeouts = noTimeouts,
): Promise<void> {
  const query = { text: settings(timeouts), query_timeout: timeoutMs };
  await client.query(query);
}
