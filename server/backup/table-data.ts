import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { BackedUpTable } from "./manifest.ts";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnsOf = (table: { columns: string[] }) => table.columns.map(quoted).join(", ");

/** The tables of the schema public with the columns that are stored, in alphabetical order. */
export async function listTables(
  client: ClientBase,
): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  );
  return rows;
}

/** A table as CSV with a line of column names; null is an empty field, empty text is `""`. */
export function copyOut(client: ClientBase, table: { name: string; columns: string[] }) {
  const rows = `select ${columnsOf(table)} from ${quoted(table.name)}`;
  return client.query(copyTo(`copy (${rows}) to stdout with (format csv, header true)`));
}

/** Throws if the number of rows is not that of the manifest. */
export async function copyIn(
  client: ClientBase,
  table: BackedUpTable,
  csv: AsyncIterable<Uint8Array>,
): Promise<void> {
  const columns = `${quoted(table.name)} (${columnsOf(table)})`;
  const stream = client.query(
    copyFrom(`copy ${columns} from stdin with (format csv, header true)`),
  );
  await pipeline(Readable.from(csv), stream);
  if (stream.rowCount !== table.rows) {
    throw new Error(`${table.name}: ${stream.rowCount} of ${table.rows} rows were restored`);
  }
}

/** Sequences do not belong to a snapshot: read them after the tables. */
export async function listSequences(
  client: ClientBase,
): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export async function setSequences(
  client: ClientBase,
  sequences: readonly { name: string; value: string }[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query("select setval($1::regclass, $2::bigint, true)", [
      `public.${quoted(name)}`,
      value,
    ]);
  }
}

/**
 * Empties all tables and runs `load` with triggers disabled and foreign keys checked at its end, so
 * that tables can be loaded in any order and columns that triggers maintain keep their values. Call
 * it in a transaction. Needs the tables' owner, not a superuser, whom a managed PostgreSQL has not.
 */
export async function withTablesToLoad(
  client: ClientBase,
  load: () => Promise<void>,
): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => quoted(name));
  const keys = await notDeferrableKeys(client);
  await client.query(`truncate ${tables.join(", ")}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const key of keys) await client.query(`alter table ${key} deferrable`);
  await client.query("set constraints all deferred");
  await load();
  await client.query("set constraints all immediate");
  for (const key of keys) await client.query(`alter table ${key} not deferrable`);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/** As `<table> alter constraint <name>`. */
async function notDeferrableKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select format('%s alter constraint %I', conrelid::regclass, conname) as key from pg_constraint
     where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`,
  );
  return rows.map(({ key }) => key);
}
