import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { erasureLines } from "../../../server/application/privacy/erasures.ts";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { manifestOf } from "../../../server/backup/retention.ts";
import { withdrawalLines } from "../../../server/consent/withdrawals.ts";
import { encryptedStore } from "../../../server/files/encrypted-store.ts";
import { contentOf } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { applicationKey } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aConsent, withdraw } from "../../support/consent/consents.ts";
import { pdf } from "../../support/content/a-pdf.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aDatabase, anEmptyDatabase } from "../../support/database/database.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { freePort } from "../../support/processes/free-port.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";
import { runSiteCommand } from "../../support/processes/site-command.ts";
import { aServer } from "../../support/server/test-server.ts";

const url = await aDatabase();
const site = await aServer({ database: { url } });
const files = new FolderStore(site.dataDir);
const bucket = mkdtempSync(join(tmpdir(), "doloni-bucket-"));
afterAll(() => rmSync(bucket, { recursive: true }));
const key = await generateX25519Identity();
const inner = await FolderStore.open(bucket);
const backups = encryptedStore(inner, key);
const settings = { BACKUP_URL: bucket, BACKUP_KEY: key };

const night = (number: number) => new Date(Date.UTC(2026, 0, number, 3));

/** The daily backup of an instance with this DATA_DIR. */
const backUpAt = (now: Date, dataDir = site.dataDir) => {
  const workFolder = aDataFolder(afterAll);
  const recorded = async () => ({
    erasures: await erasureLines(site.db),
    withdrawals: await withdrawalLines(site.db),
  });
  return backUp({ url, dataDir, files, backups, workFolder, recorded }, now);
};

/** Runs a night and returns what it has put into the bucket and got from it. */
async function watchedBackUpAt(now: Date) {
  const [put, get] = [vi.spyOn(inner, "put"), vi.spyOn(inner, "get")];
  const backup = await backUpAt(now);
  const namesOf = (calls: unknown[][]) => calls.map(([name]) => String(name));
  const seen = { ...backup, sent: namesOf(put.mock.calls), fetched: namesOf(get.mock.calls) };
  for (const spy of [put, get]) spy.mockRestore();
  return seen;
}

const restore = (name: string, env: Record<string, string>) =>
  runSiteCommand("restore", [name], { DATA_DIR: aDataFolder(), ...settings, ...env });

async function anImage() {
  const { id, publicId } = await storeUploadedImage(
    site.db,
    site.images,
    await aPicture({ width: 50, height: 40 }),
  );
  const stored = `files/images/${publicId}.webp.age`;
  return { id, path: `images/originals/${publicId}.webp`, stored };
}

const inBucket = (pattern: RegExp) =>
  readdirSync(bucket, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name));

const documentId = "0190a000-0000-7000-8000-000000000001";
const documentPath = `documents/${documentId}.pdf`;
let picture: Awaited<ReturnType<typeof anImage>>;
let first: string;

beforeAll(async () => {
  await aPublishedItem(site, "Partner", { translations: { ua: { name: "Мости над Дніпром" } } });
  picture = await anImage();
  await files.put(documentPath, contentOf(pdf));
  await site.db.query("insert into document (id, url, size) values ($1, $2, $3)", [
    documentId,
    `/${documentPath}`,
    pdf.length,
  ]);
  first = (await backUpAt(night(1))).file;
});

test("what is stored elsewhere contains no text, picture or document that can be read", () => {
  const stored = inBucket(/\./);
  expect(stored).toContain(`${first}.age`);
  expect(stored).toHaveLength(4);
  for (const name of stored) {
    expect(name).toMatch(/\.age$/);
    const bytes = readFileSync(join(bucket, name));
    for (const plain of ["Мости", "%PDF", "WEBP", "PK\x03\x04", "migration", "originals"]) {
      expect([name, plain, bytes.includes(plain)]).toEqual([name, plain, false]);
    }
  }
});

test("a night uploads the new files alone, and fetches no archive", async () => {
  const { stored } = await anImage();
  const { file, files: count, sent, fetched } = await watchedBackUpAt(night(2));
  expect(count).toBe(3);
  expect(sent).toEqual([stored, `${file}.age`, `${manifestOf(file)}.age`]);
  expect(fetched.filter((name) => name.includes(".zip"))).toEqual([]);
});

test("a night that goes on after an interruption uploads no file twice", async () => {
  const { stored } = await anImage();
  const put = vi.spyOn(inner, "put").mockImplementation(async (name, content) => {
    if (name.includes(".zip")) throw new Error("the line is cut");
    await FolderStore.prototype.put.call(inner, name, content);
  });
  await expect(backUpAt(night(3))).rejects.toThrow("the line is cut");
  put.mockRestore();
  expect(inBucket(/webp/)).toContain(stored);
  const { sent, files: count } = await watchedBackUpAt(night(3));
  expect(sent.filter((name) => name.startsWith("files/"))).toEqual([]);
  expect(count).toBe(4);
});

test("a file that was cut off in the bucket is uploaded again", async () => {
  const path = join(bucket, picture.stored);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length - 50));
  expect((await watchedBackUpAt(night(4))).sent).toContain(picture.stored);
  expect(readFileSync(path)).toHaveLength(bytes.length);
});

test("the whole site is restored from there, rows and files", async () => {
  const [folder, target] = [aDataFolder(), await anEmptyDatabase()];
  const restored = await restore("latest", { DATA_DIR: folder, DATABASE_URL: target });
  expect(restored).toMatchObject({ code: 0 });
  for (const path of [picture.path, documentPath]) {
    expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(site.dataDir, path)));
  }
  const copy = await aServer({ database: { url: target } });
  const names = await copy.db.query("select name from partner_translation");
  expect(names).toEqual([{ name: "Мости над Дніпром" }]);
  expect(existsSync(join(folder, "backup-in-progress"))).toBe(false);
});

test("a person erased and a picture withdrawn after a backup stay so when it is restored", async () => {
  const email = "oksana@example.org";
  const application = await aStoredApplication(site, "general", { email });
  const consent = await aConsent(site, [picture.id]);
  const { file } = await backUpAt(night(5));
  const erase = "mutation ($contact: String!) { erasePersonalData(contact: $contact) }";
  await site.executeOrThrow(erase, { contact: email }, "admin");
  await withdraw(site, consent.id);
  // Another machine, whose own lists are empty, makes the next backup.
  await backUpAt(night(6), aDataFolder());
  const env = { DATA_DIR: aDataFolder(), DATABASE_URL: await anEmptyDatabase() };
  expect(await restore(file, env)).toMatchObject({ code: 0 });
  const started = await startServer({ ...env, APPLICATION_KEY: applicationKey });
  await started.hasPrinted("The site is ready");
  const { db } = await aServer({ database: { url: env.DATABASE_URL } });
  const rows = await db.query(
    `select encrypted is null as "isErased", withheld_from is not null as "isWithheld"
     from application, image where application.id = $1 and image.id = $2`,
    [application.id, picture.id],
  );
  expect(rows).toEqual([{ isErased: true, isWithheld: true }]);
  expect(await started.end()).toBe(0);
});

describe("a restore from there is refused in a sentence, and changes nothing,", () => {
  async function expectRefusal(name: string, env: Record<string, string>, reason: RegExp) {
    const folder = aDataFolder();
    const target = { DATA_DIR: folder, DATABASE_URL: await anEmptyDatabase() };
    const { code, output } = await restore(name, { ...target, ...env });
    expect(output.trim().split("\n").at(-1)).toMatch(reason);
    expect(code).toBe(1);
    expect(existsSync(join(folder, "images/originals"))).toBe(false);
    expect(existsSync(join(folder, "backup-in-progress"))).toBe(false);
  }

  test("with another key", async () => {
    const other = { BACKUP_KEY: await generateX25519Identity() };
    await expectRefusal("latest", other, /cannot be read: it was encrypted with another key/);
  });

  test("when there is no such backup, or none", async () => {
    const other = "doloni-2020-01-01T0300Z.zip";
    await expectRefusal(other, {}, /There is no doloni-2020\S+ in the folder .+: the latest is/);
    const nowhere = { BACKUP_URL: aDataFolder() };
    await expectRefusal("latest", nowhere, /There is no backup in the folder/);
  });

  test("when the store is away", async () => {
    const away = {
      BACKUP_URL: `s3://away?endpoint=http://127.0.0.1:${await freePort()}`,
      BACKUP_ACCESS_KEY_ID: "key",
      BACKUP_SECRET_ACCESS_KEY: "secret",
    };
    await expectRefusal("latest", away, /the bucket away at \S+ does not answer/);
  });

  test.each([
    ["the archive", () => `${first}.age`],
    ["a picture", () => picture.stored],
  ])("when a byte of %s has changed", async (_what, nameOf) => {
    const path = join(bucket, nameOf());
    const bytes = readFileSync(path);
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(300) ^ 1, 300);
    writeFileSync(path, damaged);
    await expectRefusal(first, {}, /cannot be read: it was changed or cut off/);
    writeFileSync(path, bytes);
  });

  test("into a store with the files of another database", async () => {
    const FILES_URL = aDataFolder();
    await new FolderStore(FILES_URL).put("documents/a.pdf", contentOf(pdf));
    await expectRefusal("latest", { FILES_URL }, /is not empty .+ belongs to another database/);
    expect(readdirSync(join(FILES_URL, "documents"))).toEqual(["a.pdf"]);
  });
});

test("a lost database returns to its files, which stayed in their store", async () => {
  const FILES_URL = aDataFolder();
  const store = new FolderStore(FILES_URL);
  const [{ id }] = await site.db.query("select id from database_identity");
  await store.put("database-id", contentOf(Buffer.from(`${id}\n`)));
  await store.put(picture.path, contentOf(readFileSync(join(site.dataDir, picture.path))));
  await store.put("documents/newer.pdf", contentOf(pdf));
  const before = await store.head(picture.path);
  const restored = await restore("latest", { FILES_URL, DATABASE_URL: await anEmptyDatabase() });
  expect(restored).toMatchObject({ code: 0 });
  expect(await store.head(picture.path)).toEqual(before);
  expect(await store.head(documentPath)).not.toBeNull();
  expect(await store.head("documents/newer.pdf")).not.toBeNull();
});

test("backups that have expired are deleted there, and then the files that only they named", async () => {
  await site.db.query("delete from document");
  // 19 February, the last one, is a Thursday: its week and the one before are among the seven days.
  const nights = { expired: [7, 22], weekly: [29, 36], daily: [44, 45, 46, 47, 48, 49, 50] };
  for (const number of Object.values(nights).flat()) await backUpAt(night(number));
  expect(inBucket(/\.zip\.age$/)).toHaveLength(9);
  expect(inBucket(/\.manifest\.json\.age$/)).toHaveLength(9);
  expect(inBucket(/\.pdf\.age$/)).toEqual([]);
  expect(inBucket(/\.jsonl\.age$/)).toEqual(["erasures.jsonl.age", "withdrawals.jsonl.age"]);
});
