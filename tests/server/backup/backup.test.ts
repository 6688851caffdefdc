import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assertFreeSpace } from "../../../server/backup/disk-space.ts";
import type { Manifest } from "../../../server/backup/manifest.ts";
import { copyOut, listTables } from "../../../server/backup/table-data.ts";
import { openArchive } from "../../../server/platform/files/archive.ts";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../server/platform/postgres/embedded-postgres.ts";
import { setSession } from "../../../server/platform/session-settings.ts";
import { anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";
import { runSiteCommand, runSiteProgram } from "../../support/processes/site-command.ts";
import { type Acknowledged, startWriters } from "../../support/processes/site-writers.ts";
import { until } from "../../support/until.ts";

const email = "admin@doloni.example";
const password = "a password that was given";
const dataDir = aDataFolder(afterAll);
const file = join(dataDir, "backup.zip");
const targetDatabase = await anEmptyDatabase();
const site = await startServer(
  { DATA_DIR: dataDir, ADMIN_PASSWORD: password, TRUST_PROXY: "1" },
  afterAll,
);
/** What had been acknowledged when the backup began. */
let before: Acknowledged;
let manifest: Manifest;

beforeAll(async () => {
  await site.hasPrinted("The site is ready");
  const writers = startWriters(() => site.address, `Bearer ${await signIn(site.address)}`);
  const { acknowledged } = writers;
  const counts = () => Object.values(acknowledged).map(({ length }) => length);
  await until(() => counts().every((count) => count >= 3));
  before = structuredClone(acknowledged);
  const backup = await runSiteProgram("backup", [file, "--with-secrets"], { DATA_DIR: dataDir });
  expect(backup).toMatchObject({ code: 0 });
  // Writing went on while the backup was made.
  expect(acknowledged.categories.length).toBeGreaterThan(before.categories.length);
  await writers.stop();
  const archive = await openArchive(file);
  manifest = JSON.parse(await textOf(archive.read("manifest.json")));
});

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()).token;
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The rows of every table as the backup's CSV. */
async function tablesOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await setSession(client);
  const tables: Record<string, string> = {};
  for (const table of await listTables(client)) {
    tables[table.name] = await textOf(copyOut(client, table));
  }
  await client.end();
  return tables;
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** A restore ends all sessions, removes all known devices, and is recorded in the security log. */
const changedTables = ["session", "known_device", "security_event"];
const isUnchanged = (name: string) => !changedTables.includes(name);

function expectSameRows(tables: Record<string, string>) {
  for (const { name, sha256: expected } of manifest.tables.filter((one) => isUnchanged(one.name))) {
    expect([name, sha256(tables[name] ?? "")]).toEqual([name, expected]);
  }
  expect(Object.keys(tables)).toEqual(manifest.tables.map(({ name }) => name));
}

function expectSameFiles(folder: string) {
  expect(manifest.files.length).toBeGreaterThanOrEqual(before.pictures.length);
  for (const { path, sha256: expected } of [...manifest.files, ...manifest.secrets]) {
    expect([path, sha256(readFileSync(join(folder, path)))]).toEqual([path, expected]);
  }
}

test("a backup under writes holds all that was acknowledged before, and every file it names", async () => {
  const archive = await openArchive(file);
  const read = (name: string) => textOf(archive.read(`tables/${name}.csv`));
  const categories = await read("gallery_category_translation");
  expect(before.categories.filter((name) => !categories.includes(name))).toEqual([]);
  const images = await read("image");
  expect(before.pictures.filter((name) => !images.includes(name))).toEqual([]);
  const lines = (await read("application")).split("\n");
  const column = lines[0]?.split(",").indexOf("number") ?? -1;
  const numbers = new Set(lines.map((line) => Number(line.split(",")[column])));
  expect(before.applications.filter((number) => !numbers.has(number))).toEqual([]);
  expect(manifest.missingFiles).toEqual([]);
  const named = images.split("\n").filter((line) => line.includes(",local,")).length;
  expect(manifest.files.length).toBe(named);
});

test("an empty folder gets every row and every file, and the site starts on it", async () => {
  const folder = aDataFolder();
  const restored = await runSiteProgram("restore", [file], { DATA_DIR: folder });
  expect(restored).toMatchObject({ code: 0 });
  expectSameFiles(folder);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  expectSameRows(await tablesOf(postgres.url));
  await postgres.stop();
  const copy = await startServer({ DATA_DIR: folder });
  await copy.hasPrinted("The site is ready");
  const [picture] = before.pictures;
  expect((await fetch(`${copy.address}/images/${picture}/original.webp`)).status).toBe(200);
  // The sequences continue: a new row takes no number that is taken.
  const authorization = `Bearer ${await signIn(copy.address)}`;
  const writers = startWriters(() => copy.address, authorization);
  await until(() => writers.acknowledged.applications.length >= 1);
  await writers.stop();
  expect(copy.output()).not.toContain("error");
  expect(await copy.end()).toBe(0);
});

test("the embedded database moves to another PostgreSQL, and the folder stays", async () => {
  const folder = aDataFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: targetDatabase };
  const first = await runSiteCommand("restore", [file], env);
  expect(first).toMatchObject({ code: 0 });
  expectSameFiles(folder);
  expectSameRows(await tablesOf(targetDatabase));
  const again = await runSiteCommand("restore", [file], env);
  expect(again.code).toBe(1);
  expect(again.output).toContain("The database is not empty");
});

test("restored triggers and foreign keys work as before", async () => {
  const live = (await findEmbeddedPostgres(dataDir)) ?? "";
  const facts = `
    select 'trigger' as kind, tgrelid::regclass::text || '.' || tgname as name, tgenabled::text as is
      from pg_trigger where not tgisinternal
    union all
    select 'key', conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
  expect(await rowsOf(targetDatabase, facts)).toEqual(await rowsOf(live, facts));
});

async function rowsOf(url: string, query: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

describe("a restore is refused, and changes nothing,", () => {
  test("into a folder that is not empty", async () => {
    const refused = await runSiteCommand("restore", [file], { DATA_DIR: dataDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/DATA_DIR .+ is not empty \(postgres\): choose an empty folder/);
  });

  test.each([
    ["a picture", (bytes: Buffer) => bytes.indexOf(readFileSync(firstPicture())) + 20],
    ["a table", (bytes: Buffer) => bytes.indexOf("tables/image.csv") + 200],
    ["the manifest", (bytes: Buffer) => bytes.indexOf("manifest.json") + 200],
  ])("from a file with a changed byte in %s", async (what, positionIn) => {
    const damaged = join(dataDir, `damaged ${what}.zip`);
    const bytes = readFileSync(file);
    const position = positionIn(bytes);
    bytes.writeUInt8(bytes.readUInt8(position) ^ 0xff, position);
    writeFileSync(damaged, bytes);
    await expectRefusal(damaged, /damaged/);
  });

  const firstPicture = () => join(dataDir, manifest.files[0]?.path ?? "");

  test("from a file that was cut off", async () => {
    const cut = join(dataDir, "cut.zip");
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes.subarray(0, bytes.length - 1000));
    await expectRefusal(cut, /is not a complete zip archive/);
  });

  test("from another kind of file, or none", async () => {
    const other = join(dataDir, "other.zip");
    copyFileSync(join(dataDir, "database-id"), other);
    await expectRefusal(other, /is not a complete zip archive/);
    await expectRefusal(join(dataDir, "nowhere.zip"), /does not exist/);
  });

  test("when the disk has too little space", async () => {
    await expect(assertFreeSpace(dataDir, 1e18)).rejects.toThrow("free some space");
    await expect(assertFreeSpace(dataDir, 1)).resolves.toBeUndefined();
  });

  async function expectRefusal(path: string, reason: RegExp) {
    const folder = aDataFolder();
    const refused = await runSiteCommand("restore", [path], { DATA_DIR: folder });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(reason);
    expect(existsSync(join(folder, "postgres"))).toBe(false);
    expect(existsSync(join(folder, "images"))).toBe(false);
  }
});

test("a backup never overwrites a file, and leaves none when it fails", async () => {
  const refused = await runSiteCommand("backup", [file], { DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain("exists: choose another name");
  const empty = aDataFolder();
  mkdirSync(empty, { recursive: true });
  const nothing = join(empty, "nothing.zip");
  expect(await runSiteCommand("backup", [nothing], { DATA_DIR: empty })).toMatchObject({ code: 1 });
  expect(existsSync(nothing)).toBe(false);
  rmSync(empty, { recursive: true });
});
