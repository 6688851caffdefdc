import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { backupName, backupsToKeep } from "../../../server/backup/retention.ts";
import { entities } from "../../../server/entities.ts";
import { removeImage, storeUploadedImage } from "../../../server/image/image.service.ts";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { LocalDiskStore } from "../../../server/image/stores/local-disk-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { erasureFile } from "../../../server/platform/files/erasure-file.ts";
import { author } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { aDatabase, anEmptyDatabase } from "../../support/server/database.ts";
import { aDataFolder } from "../../support/server/server-process.ts";
import { runSiteCommand } from "../../support/server/site-command.ts";

const url = await aDatabase();
const emptyDatabase = await anEmptyDatabase();
const db = await openDatabase({ url, entities, migrations, connections: 3 });
afterAll(() => db.destroy());

let dataDir: string;
let backupDir: string;
let store: LocalDiskStore;

beforeEach(async () => {
  await db.query("delete from image");
  await db.query("delete from deleted_image");
  dataDir = await mkdtemp(join(tmpdir(), "doloni-daily-"));
  backupDir = join(dataDir, "backups");
  store = await LocalDiskStore.open(dataDir);
  return () => rm(dataDir, { recursive: true });
});

const day = (number: number, hour = 3) => new Date(Date.UTC(2026, 0, number, hour));
const backUpAt = (now: Date) => backUp({ url, dataDir, backupDir }, now);
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
  await sweepImages(db, store, new Date());
  await backUpAt(day(2));
  expect(existsSync(storedFile(publicId))).toBe(true);
  for (let number = 3; number <= 45; number += 1) await backUpAt(day(number));
  expect(existsSync(storedFile(publicId))).toBe(false);
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
  expect(readEnvironment(embedded).backupDir).toBe("/srv/doloni/backups");
  expect(readEnvironment({ ...embedded, BACKUPS: "off" }).backupDir).toBeNull();
  expect(readEnvironment(external).backupDir).toBeNull();
  const elsewhere = { ...external, BACKUPS: "on", BACKUP_DIR: "/mnt/backups" };
  expect(readEnvironment(elsewhere).backupDir).toBe("/mnt/backups");
});
