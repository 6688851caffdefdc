import { afterAll, expect, test } from "vitest";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { encryptedPrefix } from "../../../server/files/encrypted-files.ts";
import { contentOf, readFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { aConsent } from "../../support/consent/consents.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aDatabase, anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";
import { runSiteCommand } from "../../support/processes/site-command.ts";
import { aServer } from "../../support/server/test-server.ts";

const url = await aDatabase();
const site = await aServer({ database: { url } });
const backupDir = aDataFolder(afterAll);
const backups = await FolderStore.open(backupDir, true);
const workFolder = aDataFolder(afterAll);

/** The backup of a week's first day. */
const backUpInWeek = (week: number) => {
  const recorded = async () => ({ erasures: "", withdrawals: "" });
  const parts = { url, dataDir: site.dataDir, files: site.files, backups, workFolder, recorded };
  return backUp(parts, new Date(Date.UTC(2026, 0, 5 + 7 * week, 3)));
};

const restore = (name: string, env: Record<string, string>) =>
  runSiteCommand("restore", [name], { BACKUPS: "on", BACKUP_DIR: backupDir, ...env });

/** A consent with its paper. */
async function aPaper() {
  const { id } = await aConsent(site, []);
  await uploadDocument(site, { url: `/api/consents/${id}/paper` });
  const [row] = await site.db.query("select id from consent_paper where consent_id = $1", [id]);
  return { paperUrl: `/api/consents/${id}/paper`, stored: `files/${encryptedPrefix}${row.id}` };
}

const { paperUrl, stored } = await aPaper();
const { file } = await backUpInWeek(0);

test("a paper is as encrypted in a backup as it is in the store", async () => {
  const bytes = await readFile(backups, stored);
  expect(bytes?.length).toBeGreaterThan(pdf.length);
  expect(bytes?.includes("PDF")).toBe(false);
});

test("a paper is read on a site that was restored elsewhere", async () => {
  const [folder, target] = [aDataFolder(), await anEmptyDatabase()];
  const restored = await restore(file, { DATA_DIR: folder, DATABASE_URL: target });
  expect(restored).toMatchObject({ code: 0 });
  const copy = await aServer({ database: { url: target }, files: { folder } });
  expect((await copy.request({ url: paperUrl }, "admin")).rawPayload).toEqual(pdf);
});

test("nothing is restored beside the papers of another database", async () => {
  const folder = aDataFolder();
  const key = `${encryptedPrefix}${crypto.randomUUID()}`;
  await new FolderStore(folder).put(key, contentOf(Buffer.from("x")));
  const env = { DATA_DIR: folder, DATABASE_URL: await anEmptyDatabase() };
  const { code, output } = await restore(file, env);
  expect([code, output]).toEqual([1, expect.stringContaining(`is not empty (${key})`)]);
});

test("a removed paper stays until the last backup that names it has gone", async () => {
  await site.request({ method: "DELETE", url: paperUrl }, "admin");
  for (let week = 1; week <= 6; week += 1) await backUpInWeek(week);
  expect(await backups.head(stored)).not.toBeNull();
  await backUpInWeek(7);
  expect(await backups.head(file)).toBeNull();
  expect(await backups.head(stored)).toBeNull();
});
