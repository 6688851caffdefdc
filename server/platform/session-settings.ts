import type { ClientBase } from "pg";

/** Migrations name operator classes of pg_trgm, which an operator may have installed elsewhere. */
const schemaOfTrigrams = `
  select quote_ident(nspname)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_trgm' and nspname <> 'public'`;

/**
 * The settings on which the meaning of our statements depends, whatever the server, the role or
 * the database sets. The driver reads dates in ISO format alone, and cursors hold them in it;
 * months are added in UTC; patterns are written with plain backslashes; a statement that waited
 * for a lock must see what was committed meanwhile. Timeouts, durability and read-only mode stay
 * as the operator sets them.
 */
const settings = `
  select set_config(name, value, false) from (values
    ('search_path', concat_ws(', ', 'public', (${schemaOfTrigrams}))),
    ('TimeZone', 'UTC'),
    ('DateStyle', 'ISO'),
    ('standard_conforming_strings', 'on'),
    ('default_transaction_isolation', 'read committed')
  ) as setting (name, value)`;

/** Milliseconds for the answer. */
const timeoutMs = 5000;

/**
 * Prepares a new connection; await it before anything else is sent there. Connections that only
 * listen or take locks need none of it. It is a statement, not a startup parameter (`options`),
 * because poolers such as PgBouncer refuse connections with parameters that they do not know.
 */
export async function setSession(client: ClientBase): Promise<void> {
  const query = { text: settings, query_timeout: timeoutMs };
  await client.query(query);
}
