import { expect, test } from "vitest";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { aDatabase } from "../../support/database/database.ts";

const url = await aDatabase();
const open = () => openDatabase({ url, entities: [], migrations: [], connections: 1 });
const preparedTexts =
  "select statement, generic_plans + custom_plans as used from pg_prepared_statements";

test("a statement with parameters is parsed once, however often readers ask", async () => {
  const db = await open();
  for (const number of [1, 2, 3]) await db.query("select $1::int + 1 as next", [number]);
  await db.query("select 1");
  expect(await db.query(preparedTexts)).toEqual([
    { statement: "select $1::int + 1 as next", used: "3" },
  ]);
  await db.destroy();
});

test("strangers who ask in any number of ways do not fill PostgreSQL's memory", async () => {
  const db = await open();
  for (let number = 0; number < 300; number += 1) {
    await db.query(`select $1::int as number_${number}`, [number]);
  }
  const prepared: unknown[] = await db.query(preparedTexts);
  expect(prepared.length).toBe(200);
  await db.destroy();
});

test("readers of an instance are answered on while another one migrates the tables that it reads", async () => {
  const db = await open();
  await db.query("create table letter (id int, body text)");
  await db.query("insert into letter values (1, 'Привіт')");
  const read = [
    () => db.query("select * from letter where id = $1", [1]),
    () => db.query("select letter.* from letter where id = $1", [1]),
    () => db.query("select body from (select * from letter) letter where id = $1", [1]),
    () => db.query("update letter set body = body where id = $1 returning *", [1]),
  ];
  for (const one of read) await one();
  await db.query("alter table letter add column sent_at timestamptz");
  for (const one of read) expect(JSON.stringify(await one())).toContain("Привіт");
  await db.destroy();
});

test("a search is planned for its words, which may be rare or frequent", async () => {
  const db = await open();
  await db.query("select search_form($1) as form", ["Ялинка"]);
  expect(await db.query(preparedTexts)).toEqual([]);
  await db.destroy();
});
