import type { ClientBase } from "pg";

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
 * a statement that waited for a lock must see what was committed meanwhile. Timeouts, durability
 * and read-only mode are left to the operator.
 */
const settings = `
  select set_config(name, value, false) from (values
    ('search_path', concat_ws(', ', 'public', (${schemaOfTrigrams}))),
    ('TimeZone', 'UTC'),
    ('DateStyle', 'ISO'),
    ('standard_conforming_strings', 'on'),
    ('default_transaction_isolation', 'read committed'),
    -- Bytes cast to text.
    ('bytea_output', 'hex')
  ) as setting (name, value)`;

/** Timeout of the statement. */
const timeoutMs = 5000;

/**
 * Prepares a new connection; await it before sending anything else. Connections that only listen or
 * take locks do not need it. It is a statement rather than a startup parameter (`options`),
 * because poolers such as PgBouncer refuse connections with unknown parameters.
 */
export async function setSession(client: ClientBase): Promise<void> {
  const query = { text: settings, query_timeout: timeoutMs };
  await client.query(query);
}
