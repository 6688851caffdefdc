import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { entities } from "../../server/entities.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrations } from "../../server/platform/database/migrations.ts";
import { root } from "../../server/platform/paths.ts";
import { aDatabase } from "../support/database/database.ts";

test("the migrations create exactly the tables of the entities", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations });
  const { upQueries } = await db.driver.createSchemaBuilder().log();
  await db.destroy();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test("every migration is listed, in the order of its timestamp", () => {
  const files = globSync("migrations/*.ts", { cwd: root }).sort();
  const times = files.map((file) => file.match(/\d+/)?.[0]);
  expect(migrations.map(({ name }) => name.match(/\d+$/)?.[0])).toEqual(times);
});

test("the last three migrations can be reverted and run again", async () => {
  const db = await openDatabase({ url: await aDatabase(), entities, migrations });
  const last = migrations.slice(-3).map(({ name }) => name);
  for (const _ of last) await db.undoLastMigration();
  const done = await db.runMigrations();
  await db.destroy();
  expect(done.map(({ name }) => name)).toEqual(last);
});
