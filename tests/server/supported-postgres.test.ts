import { expect, test } from "vitest";
import { type PostgresFacts, unsupported } from "../../server/platform/supported-postgres.ts";
import { aDatabase, anEmptyDatabase, run } from "../support/database/database.ts";
import { aDataFolder, startServer } from "../support/processes/server-process.ts";

const withoutIcu = await anEmptyDatabase();
const otherDatabase = await aDatabase();

const supportedFacts: PostgresFacts = {
  versionNumber: 180_004,
  version: "18.4",
  encoding: "UTF8",
  collations: ["uk-x-icu", "und-x-icu"],
  otherSchema: null,
};

test.each([
  ["15.0", { versionNumber: 150_000, version: "15.0" }, null],
  ["a version newer than all tested ones", { versionNumber: 190_001, version: "19.1" }, null],
  [
    "14.23",
    { versionNumber: 140_023, version: "14.23" },
    "it is PostgreSQL 14.23, and 15 to 18 are supported",
  ],
  [
    "9.6.24",
    { versionNumber: 90_624, version: "9.6.24" },
    "it is PostgreSQL 9.6.24, and 15 to 18 are supported",
  ],
  ["another encoding", { encoding: "WIN1251" }, "its encoding is WIN1251, and must be UTF8"],
])("an operator of %s learns whether it is supported", (_, facts, reason) => {
  expect(unsupported({ ...supportedFacts, ...facts })).toBe(reason);
});

test.each([
  [
    "without an ICU collation",
    withoutIcu,
    'drop collation pg_catalog."uk-x-icu"',
    "it lacks the ICU collation uk-x-icu",
  ],
  [
    "whose tables are not in public",
    otherDatabase,
    "alter schema public rename to charity; create schema public",
    "its tables are in the schema charity, and must be in public",
  ],
])("a start on a PostgreSQL %s is refused in one line", async (_, url, change, reason) => {
  await run(url, change);
  const site = await startServer({ DATA_DIR: aDataFolder(), DATABASE_URL: url });
  expect(await site.ended()).toBe(1);
  const { hostname, port, pathname } = new URL(url);
  const location = `${hostname}:${port || 5432}${pathname}`;
  expect(site.output()).toBe(`DATABASE_URL (${location}) cannot be used: ${reason}.\n`);
});
