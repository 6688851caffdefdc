import { expect, test } from "vitest";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { aDatabase } from "../../support/database/database.ts";
import { aPageServer } from "../../support/server/page-server.ts";

test("of statements sent together, one that fails spoils none of the others", async () => {
  const db = await openDatabase({
    url: await aDatabase(),
    entities: [],
    migrations: [],
    connections: 1,
  });
  const runner = db.createQueryRunner();
  const texts = ["select 1 as one", "select 1 / 0", "select $1::int as one"];
  const results = await Promise.allSettled(
    texts.map((text) => runner.query(text, text.includes("$1") ? [3] : [])),
  );
  expect(results.map((result) => (result.status === "fulfilled" ? result.value : null))).toEqual([
    [{ one: 1 }],
    null,
    [{ one: 3 }],
  ]);
  await runner.release();
  await db.destroy();
});

test("a transaction whose statements are sent together is rolled back when one of them fails", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities: [], migrations: [] });
  await db.query("create table letter (id int primary key)");
  const sent = db.transaction((manager) =>
    Promise.all([
      manager.query("insert into letter values ($1)", [1]),
      manager.query("insert into letter values ($1)", [1]),
      manager.query("insert into letter values ($1)", [2]),
    ]),
  );
  await expect(sent).rejects.toThrow("duplicate key");
  expect(await db.query("select * from letter")).toEqual([]);
  await db.destroy();
});

test("a visitor's page takes one connection for its queries, and one to look for publications", async () => {
  const { site, open } = await aPageServer();
  await site.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'doloni' and datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect((await open("/")).statusCode).toBe(200);
  const [{ count }]: [{ count: number }] = await site.db.query(
    `select count(*)::int from pg_stat_activity
     where application_name = 'doloni' and datname = current_database()`,
  );
  expect(count).toBeLessThanOrEqual(2);
});
