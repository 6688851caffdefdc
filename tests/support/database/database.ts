import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

/**
 * The URL of a new, migrated, empty database, which is dropped when the test file ends.
 * Await it at the top of the file: Vitest ignores an `afterAll` that is registered in `beforeAll`.
 */
export const aDatabase = (): Promise<string> => databaseFrom(inject("postgres").template);

/** As `aDatabase`, with one account of each user type; `inject("postgres")` has their tokens. */
export const aDatabaseWithAccounts = (): Promise<string> =>
  databaseFrom(inject("postgres").templateWithAccounts);

/** As `aDatabase`, but without any tables. */
export const anEmptyDatabase = (): Promise<string> => databaseFrom("template0");

async function databaseFrom(template: string): Promise<string> {
  const { url } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  // wal_log avoids a checkpoint, which makes it faster for small databases.
  await run(url, `create database ${name} template ${template} strategy wal_log`);
  afterAll(() => run(url, `drop database ${name} with (force)`));
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Runs a statement on a new connection. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
