import type { TestServer } from "../server/test-server.ts";
import type { UploadedImage } from "./image-library.ts";

interface Cell {
  table: string;
  column: string;
  type: string;
}

/** Their rows let the test's own users in. */
const untouchedTables = ["migration", "account", "session", "image"];

/**
 * Makes every text and JSON column of the database mention an image: its URL as a plain text and in
 * HTML, and its id. Constraints are dropped, so that no column is left out.
 */
export async function mentionEverywhere({ db }: TestServer, image: UploadedImage): Promise<void> {
  const constraints: { table: string; name: string }[] = await db.query(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid <> 0`,
  );
  for (const { table, name } of constraints) {
    await db.query(`alter table ${table} drop constraint "${name}"`);
  }
  for (const [table, cells] of Map.groupBy(await cellsOf(db), (cell) => cell.table)) {
    await db.query(`alter table ${table} disable trigger user`);
    if (!untouchedTables.includes(table)) await db.query(`delete from ${table}`);
    const names = cells.map(({ column }) => `"${column}"`);
    const values = cells.map((cell) => valueFor(cell, image));
    const places = cells.map(({ type }, index) => `$${index + 1}::${type}`);
    await db.query(`insert into ${table} (${names}) values (${places})`, values);
    await db.query(`alter table ${table} enable trigger user`);
  }
}

const cellsOf = (db: TestServer["db"]): Promise<Cell[]> =>
  db.query(
    `select table_name as "table", column_name as "column", udt_name as "type"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and table_name <> 'migration'`,
  );

function valueFor({ column, type }: Cell, { id, url }: UploadedImage): unknown {
  const html = `<p>${url} ${id}</p><img src="${url}" alt="${url}" />`;
  const texts = { title: html, content: html, description: html, plainText: url };
  const blocks = [
    { id, richText: { html } },
    { id, callToAction: { text: html, address: url, label: id } },
  ];
  const content = { imageId: id, imageIds: [id], jarUrl: url, translations: { ua: texts }, blocks };
  const values: Record<string, unknown> = {
    text: column === "kind" ? "Page" : html,
    _text: [html],
    jsonb: JSON.stringify(content),
    json: JSON.stringify(content),
    uuid: crypto.randomUUID(),
    bool: false,
    bytea: Buffer.from(url),
    date: "2026-12-01",
    timestamptz: "2026-12-01",
  };
  if (type in values) return values[type];
  return type.startsWith("_") ? [] : 1;
}

/** All values of the database by where they are: as `table(id).column` and the path in JSON. */
export async function valuesOf({ db }: TestServer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of new Set((await cellsOf(db)).map((cell) => cell.table))) {
    const rows: { row: { id?: string } }[] = await db.query(
      `select to_jsonb(${table}) as row from ${table}`,
    );
    for (const { row } of rows) {
      for (const [path, value] of leavesOf(row, `${table}(${row.id})`)) found.set(path, value);
    }
  }
  return found;
}

/** The values in an object at any depth, as texts, with their paths. */
export function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, `${path}.${name}`));
}
