import type { ClientBase } from "pg";

/** Names of operator classes must be found, wherever an operator has installed pg_trgm. */
const schemaOfTrigrams = `
  select quote_ident(nspname)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname = 'pg_trgm' and nspname <> 'public'`;

/**
 * Whatever gives our statements another meaning when the server, the role or the database sets it
 * otherwise. Moments are read by the driver, and written into cursors, in the ISO form; patterns
 * have plain backslashes; and whoever waited for a lock must see what was committed meanwhile.
 * Limits and durability (timeouts, read-only, `synchronous_commit`) stay the operator's.
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
 * To be awaited on every new connection that runs statements on tables. A statement rather than
 * startup parameters, because session poolers refuse those that they do not know.
 */
export async function setSession(client: ClientBase): Promise<void> {
  const query = { text: settings, query_timeout: timeoutMs };
  await client.query(query);
}
