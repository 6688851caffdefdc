import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

/**
 * The address of a fresh, migrated, empty database, which goes when the test file ends.
 * Await it once, at the top of the file: inside `beforeAll` Vitest drops the clean-up.
 */
export const aDatabase = (): Promise<string> => databaseFrom(inject("postgres").template);

/** Likewise, with an account of each kind, for which there are tokens. */
export const aPeopledDatabase = (): Promise<string> => databaseFrom(inject("postgres").peopled);

/** Likewise, without a single table in it. */
export const anEmptyDatabase = (): Promise<string> => databaseFrom("template0");

async function databaseFrom(template: string): Promise<string> {
  const { url } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  // wal_log copies page by page without a checkpoint: quicker for small databases.
  await run(url, `create database ${name} template ${template} strategy wal_log`);
  afterAll(() => run(url, `drop database ${name} with (force)`));
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Runs it over a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
