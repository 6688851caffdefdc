import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { openBackup } from "../../../server/backup/read-backup.ts";
import { restoreFiles } from "../../../server/backup/restore-files.ts";
import { backupName, backupsToKeep, manifestOf } from "../../../server/backup/retention.ts";
import { entities } from "../../../server/entities.ts";
import { readFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { removeImage, storeUploadedImage } from "../../../server/image/image.service.ts";
import { type ImageStore, openImageStore } from "../../../server/image/image-store.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { erasureFile } from "../../../server/platform/files/erasure-file.ts";
import { aDatabase, anEmptyDatabase } from "../../support/database/database.ts";
import { author } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";
import { runSiteCommand } from "../../support/processes/site-command.ts";

const url = await aDatabase();
const emptyDatabase = await anEmptyDatabase();
const db = await openDatabase({ url, entities, migrations, connections: 3 });
afterAll(() => db.destroy());

let dataDir: string;
let backupDir: string;
let store: ImageStore;

beforeEach(async () => {
  await db.query("delete from image");
  await db.query("delete from deleted_image");
  dataDir = await mkdtemp(join(tmpdir(), "doloni-daily-"));
  backupDir = join(dataDir, "backups");
  store = await openImageStore(await FolderStore.open(dataDir), null);
  return () => rm(dataDir, { recursive: true });
});

const day = (number: number, hour = 3) => new Date(Date.UTC(2026, 0, number, hour));
const nothing = async () => ({ erasures: "", withdrawals: "" });
const backUpAt = async (now: Date) => {
  const [files, backups] = [new FolderStore(dataDir), await FolderStore.open(backupDir, true)];
  const workFolder = join(backupDir, "work");
  return backUp({ url, dataDir, files, backups, workFolder, recorded: nothing }, now);
};
/** Backs up once a week for seven weeks, after which the backups of 1 and 2 January have expired. */
const backUpWeekly = async () => {
  for (let week = 1; week <= 7; week += 1) await backUpAt(day(2 + 7 * week));
};
const backups = () => readdirSync(backupDir).filter((name) => name.endsWith(".zip"));
const anImage = async () =>
  storeUploadedImage(db, store, await aPicture({ width: 50, height: 40 }));
const storedFile = (publicId: string) => join(backupDir, "files/images", `${publicId}.webp`);

describe("the backups that are kept", () => {
  test("are those of the last 7 days and of the last 4 weeks", () => {
    const names = Array.from({ length: 60 }, (_, number) => backupName(day(number + 1)));
    const kept = [...backupsToKeep(names)].map((name) => name.slice(7, 17)).sort();
    // 1 March 2026, the last day, is a Sunday.
    const weeks = ["2026-02-08", "2026-02-15", "2026-02-22"];
    const days = ["2026-02-23", "2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27"];
    expect(kept).toEqual([...weeks, ...days, "2026-02-28", "2026-03-01"]);
  });

  test("after months without a start are still the last ones", () => {
    const names = [1, 2, 3].map((number) => backupName(day(number)));
    expect(backupsToKeep(names).size).toBe(3);
  });

  test("do not include other files of the folder", () => {
    expect(backupsToKeep(["holiday.zip", "doloni-2026.zip"]).size).toBe(0);
  });
});

test("a picture is stored once for all daily backups, without taking space on the same disk", async () => {
  const { publicId } = await anImage();
  await backUpAt(day(1));
  await backUpAt(day(2));
  expect(backups()).toHaveLength(2);
  expect(readdirSync(join(backupDir, "files/images"))).toEqual([`${publicId}.webp`]);
  const original = join(dataDir, "images/originals", `${publicId}.webp`);
  expect(statSync(storedFile(publicId)).ino).toBe(statSync(original).ino);
});

test("a picture that was erased stays until the last backup that names it has gone", async () => {
  const { publicId } = await anImage();
  await backUpAt(day(1));
  const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
  await removeImage(db.manager, store, { ...author, now: longAgo }, publicId);
  await sweepImages(db, { images: store, files: new FolderStore(dataDir) }, new Date());
  await backUpAt(day(2));
  expect(existsSync(storedFile(publicId))).toBe(true);
  await backUpWeekly();
  expect(existsSync(storedFile(publicId))).toBe(false);
});

test("nobody else on the machine can read the backups", async () => {
  await anImage();
  const { file } = await backUpAt(day(1));
  expect(statSync(backupDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(backupDir, file)).mode & 0o777).toBe(0o600);
});

test("backups of earlier versions, without a manifest beside them, are read, restored and expire", async () => {
  const { publicId } = await anImage();
  const { file } = await backUpAt(day(1));
  const manifest = join(backupDir, manifestOf(file));
  rmSync(manifest);
  await db.query("delete from image");
  await backUpAt(day(2));
  expect(existsSync(storedFile(publicId))).toBe(true);
  const folder = aDataFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: await anEmptyDatabase(), BACKUPS: "on" };
  const restored = await runSiteCommand("restore", [file], { ...env, BACKUP_DIR: backupDir });
  expect(restored).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "images/originals", `${publicId}.webp`))).toBe(true);
  await backUpWeekly();
  expect(existsSync(storedFile(publicId))).toBe(false);
  expect(backups()).not.toContain(file);
});

test("what an earlier version had moved into its quarantine is restored to its place", async () => {
  const { publicId } = await anImage();
  const { file } = await backUpAt(day(1));
  const target = {
    files: new FolderStore(aDataFolder()),
    dataDir: aDataFolder(),
    isEmbedded: false,
  };
  const path = join(backupDir, file);
  const backup = await openBackup({ file: path, name: path, beside: new FolderStore(backupDir) });
  for (const one of backup.manifest.files) one.path = `quarantine/images/${publicId}.webp`;
  await restoreFiles(backup, target, () => undefined);
  const key = `images/originals/${publicId}.webp`;
  expect(await readFile(target.files, key)).toEqual(readFileSync(join(dataDir, key)));
});

test("a daily backup is restored with the files beside it", async () => {
  const { publicId } = await anImage();
  const { file } = await backUpAt(day(1));
  const folder = aDataFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: emptyDatabase };
  const restored = await runSiteCommand("restore", [join(backupDir, file)], env);
  expect(restored).toMatchObject({ code: 0 });
  const path = join("images/originals", `${publicId}.webp`);
  expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(dataDir, path)));
});

test("an older backup is restored with the list of what was erased since", async () => {
  const { file } = await backUpAt(day(1));
  const erasures = `{"id":"0190a000-0000-7000-8000-000000000001"}\n`;
  writeFileSync(erasureFile(dataDir), erasures);
  await backUpAt(day(2));
  const folder = aDataFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: await anEmptyDatabase() };
  const restored = await runSiteCommand("restore", [join(backupDir, file)], env);
  expect(restored).toMatchObject({ code: 0 });
  expect(readFileSync(erasureFile(folder), "utf8")).toBe(erasures);
});

test("backups are on for the embedded database, and can be set otherwise", () => {
  const embedded = { DATA_DIR: "/srv/doloni" };
  const external = { ...embedded, DATABASE_URL: "postgres://a:b@db.example/doloni" };
  const inFolder = (folder: string) => ({ location: { folder }, key: null });
  expect(readEnvironment(embedded).backups).toEqual(inFolder("/srv/doloni/backups"));
  expect(readEnvironment({ ...embedded, BACKUPS: "off" }).backups).toBeNull();
  expect(readEnvironment(external).backups).toBeNull();
  const elsewhere = { ...external, BACKUPS: "on", BACKUP_DIR: "/mnt/backups" };
  expect(readEnvironment(elsewhere).backups).toEqual(inFolder("/mnt/backups"));
});
