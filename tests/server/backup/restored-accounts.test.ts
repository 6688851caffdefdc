import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordAccounts, startAccountList } from "../../../server/backup/account-list.ts";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { accountFile } from "../../../server/platform/files/erasure-file.ts";
import { aDatabase, anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";
import { runSiteCommand } from "../../support/processes/site-command.ts";
import { until } from "../../support/until.ts";

const url = await aDatabase();
const restoredUrl = await anEmptyDatabase();
const db = await openDatabase({ url, entities, migrations, connections: 3 });
afterAll(() => db.destroy());
const dataDir = await mkdtemp(join(tmpdir(), "doloni-accounts-"));
afterAll(() => rm(dataDir, { recursive: true }));
const folder = aDataFolder(afterAll);

const add = (name: string) =>
  db.query(
    `insert into account (email, roles, password_hash, second_step_since)
     values ($1, '{editor}', 'hash of ' || $1, '2026-01-01')`,
    [`${name}@doloni.example`],
  );
const change = (name: string, what: string) =>
  db.query(`update account set ${what} where email = $1`, [`${name}@doloni.example`]);

const backUpNow = async (now: Date) => {
  const backups = await FolderStore.open(join(dataDir, "backups"), true);
  const recorded = async () => ({ erasures: "", withdrawals: "" });
  const files = new FolderStore(dataDir);
  const workFolder = join(dataDir, "work");
  return (await backUp({ url, dataDir, files, backups, workFolder, recorded }, now)).file;
};

/** What the command that restores the backup of before these changes says. */
let output: string;
const names = ["same", "demoted", "closed", "opened", "password", "step", "deleted", "signed-in"];

beforeAll(async () => {
  for (const name of names) await add(name);
  await change("opened", "deactivated_at = now()");
  await recordAccounts(db, dataDir, new Date());
  const file = await backUpNow(new Date("2026-01-01T03:00:00Z"));
  await change("demoted", "roles = '{caseWorker}'");
  await change("closed", "deactivated_at = now(), roles = '{caseWorker}'");
  await change("opened", "deactivated_at = null");
  await change("password", "password_hash = 'another'");
  await change("step", "second_step_since = null");
  await change("signed-in", "last_signed_in_at = now(), updated_at = now()");
  await db.query("delete from account where email = 'deleted@doloni.example'");
  await add("created");
  await recordAccounts(db, dataDir, new Date());
  await backUpNow(new Date("2026-01-02T03:00:00Z"));
  const env = { DATA_DIR: folder, DATABASE_URL: restoredUrl };
  const restored = await runSiteCommand("restore", [join(dataDir, "backups", file)], env);
  expect(restored).toMatchObject({ code: 0 });
  output = restored.output;
}, 120_000);

/** What the restore says of the account. */
const saidOf = (name: string) => output.split("\n").find((line) => line.includes(`${name}@`));

describe("whoever restores an older backup is told", () => {
  test.each([
    ["demoted", "had other roles"],
    ["closed", "had other roles, had been deactivated, and is active again"],
    ["opened", "had been reactivated, and is deactivated again"],
    ["password", "had another password"],
    ["step", "had another second step, or none"],
    ["deleted", "had been deleted, and is back"],
  ])("that the account %s differs: %s", (name, difference) => {
    expect(saidOf(name)).toBe(`  ${name}@doloni.example ${difference}.`);
  });

  test("that an account which was created since is gone", () => {
    expect(output).toMatch(/The account [\da-f-]{36} was created after the backup, and is gone\./);
  });

  test.each(["same", "signed-in"])("nothing of the account %s, which is as it was", (name) => {
    expect(saidOf(name)).toBeUndefined();
  });
});

test("the security log of the restored site says which accounts to check", async () => {
  const client = new pg.Client({ connectionString: restoredUrl });
  await client.connect();
  const { rows } = await client.query(
    `select kind, after, email from security_event event
     left join account on account.id = event.subject_id order by kind desc, email`,
  );
  await client.end();
  expect(rows[0]).toMatchObject({ kind: "backupRestored", email: null });
  expect(rows).toContainEqual({
    kind: "accountRestored",
    after: "roles,deactivated",
    email: "closed@doloni.example",
  });
  expect(rows).toHaveLength(8);
});

test("the list of accounts names nobody and holds no hash of a password", () => {
  const text = readFileSync(accountFile(dataDir), "utf8");
  expect(text).not.toMatch(/@|hash of|another/);
});

test("a running site adds to the list whatever changes an account", async () => {
  const list = startAccountList(db, dataDir, { warn: () => undefined });
  const lines = () => readFileSync(accountFile(dataDir), "utf8").split("\n").length;
  const before = lines();
  await change("same", "roles = '{admin}'");
  list.wake();
  await until(() => lines() > before);
  await list.stop();
  expect(lines()).toBe(before + 1);
});
