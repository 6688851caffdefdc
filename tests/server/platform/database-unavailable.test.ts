import pg from "pg";
import { expect, inject, test } from "vitest";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import { isDatabaseUnavailable, openDatabase } from "../../../server/platform/database/database.ts";

async function errorOf(url: string, statement = "select 1"): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

test.each([
  ["nothing listens at its address", "postgres://somebody@127.0.0.1:1/doloni"],
  [
    "its host name is not resolved, as while its container restarts",
    "postgres://a@database.invalid/b",
  ],
])("a database is unavailable when %s", async (_how, url) => {
  expect(isDatabaseUnavailable(await errorOf(url))).toBe(true);
});

test("a database that closes the connection is unavailable", async () => {
  const { url } = inject("postgres");
  const ended = await errorOf(url, "select pg_terminate_backend(pg_backend_pid())");
  expect(isDatabaseUnavailable(ended)).toBe(true);
});

test("a database that goes away during a transaction is unavailable for its next statements", async () => {
  const db = await openDatabase({ url: inject("postgres").url, entities: [], migrations: [] });
  const errors: unknown[] = [];
  const transaction = db.transaction(async (manager) => {
    const [{ pid }] = await manager.query("select pg_backend_pid() as pid");
    await db.query("select pg_terminate_backend($1)", [pid]);
    while (errors.length < 3) {
      await manager.query("select 1").catch((error: unknown) => errors.push(error));
    }
    throw errors.at(-1);
  });
  errors.push(await transaction.catch((error: unknown) => error));
  expect(errors.map(String)).toContainEqual(expect.stringContaining("already released"));
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true, true]);
  await db.destroy();
});

test("a database is not unavailable because the store of files is", () => {
  expect(isDatabaseUnavailable(FilesUnavailable())).toBe(false);
});

test("a database that refuses a statement is not unavailable", async () => {
  const { url } = inject("postgres");
  expect(isDatabaseUnavailable(await errorOf(url, "select * from nowhere"))).toBe(false);
});
