import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations as allMigrations } from "../../../server/platform/database/migrations.ts";
import { run } from "./database.ts";

/** Settings that change results or their text format; none is the default. */
const settings = {
  TimeZone: "'Asia/Kolkata'",
  DateStyle: "'German, DMY'",
  IntervalStyle: "'sql_standard'",
  bytea_output: "'escape'",
  extra_float_digits: "0",
  standard_conforming_strings: "off",
  default_transaction_isolation: "'serializable'",
  search_path: "elsewhere, extensions",
};

/**
 * The URL of a migrated, empty database with that locale and with unusual settings, half of them
 * set on the database and half on the role. Await it at the top of the test file.
 */
export async function anOddDatabase(locale: string, migrations = allMigrations): Promise<string> {
  const { url } = inject("postgres");
  const name = `odd_${randomBytes(6).toString("hex")}`;
  const address = new URL(url);
  address.pathname = name;
  const superuser = address.href;
  [address.username, address.password] = [name, name];
  await run(url, `create role ${name} login password '${name}'`);
  await run(
    url,
    `create database ${name} owner ${name} template template0 encoding 'UTF8' ${locale}`,
  );
  afterAll(async () => {
    await run(url, `drop database ${name} with (force)`);
    await run(url, `drop role ${name}`);
  });
  for (const [index, [setting, value]] of Object.entries(settings).entries()) {
    const target = index % 2 === 0 ? `database ${name}` : `role ${name}`;
    await run(url, `alter ${target} set ${setting} = ${value}`);
  }
  // Tables of the same names in another schema, and an extension that exists already.
  await run(
    superuser,
    `create schema elsewhere;
     create table elsewhere.migration ();
     create table elsewhere.blog_post ();
     create schema extensions;
     create extension pg_trgm schema extensions;
     grant usage on schema elsewhere, extensions to public`,
  );
  const db = await openDatabase({ url: address.href, entities, migrations, connections: 2 });
  await migrate(db);
  await db.destroy();
  return address.href;
}
