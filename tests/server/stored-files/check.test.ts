import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { DamagedFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { originalKey } from "../../../server/image/image-urls.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { checkFiles, readEverything } from "../../../server/stored-files/check-files.ts";
import { aDatabase } from "../../support/database/database.ts";
import {
  aClaimedFolder,
  aLocalImage,
  aStoredDocument,
  writeFileAt,
} from "../../support/files/site-files.ts";
import { runSiteCommand, runSiteProgram } from "../../support/processes/site-command.ts";

const url = await aDatabase();
const db = await openDatabase({ url, entities, migrations, connections: 2 });
afterAll(() => db.destroy());
let folder: string;
let picture: string;
let document: string;
const now = new Date("2026-06-01T12:00:00Z");

beforeEach(async () => {
  for (const table of ["image", "deleted_image", "document", "unreferenced_file"]) {
    await db.query(`delete from ${table}`);
  }
  folder = await aClaimedFolder(db);
  picture = await aLocalImage(db, folder);
  document = await aStoredDocument(db, folder);
});

const check = () => checkFiles(db, new FolderStore(folder), now);
const site = () => ({ DATABASE_URL: url, DATA_DIR: folder });
const run = (...parameters: string[]) => runSiteCommand("files-check", parameters, site());

test("a site whose files are complete passes", async () => {
  const { code, output } = await runSiteProgram("files-check", ["--read"], site());
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain("has 2 of 2 files that rows name");
  expect(output).toContain("All files that rows name are there.");
});

test("a missing picture and a document that was cut off are named, and the command fails", async () => {
  await rm(join(folder, originalKey(picture)));
  writeFileAt(folder, document, "%PDF");
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain(`Missing: ${originalKey(picture)}\n`);
  expect(output).toContain(`Another size: ${document} (4 bytes, not ${document.length})`);
});

test("the uncropped picture and the pictures in the trash are looked for", async () => {
  const [uncropped, deleted, whole] = ["a", "b", "c"].map((digit) => digit.repeat(24));
  await db.query("update image set uncropped_public_id = $1", [uncropped]);
  const image = { publicId: deleted, uncroppedPublicId: whole, store: "local" };
  await db.query(
    "insert into deleted_image (id, deleted_at, image) values (gen_random_uuid(), now(), $1)",
    [image],
  );
  const expected = [uncropped, deleted, whole].map((id) => originalKey(id ?? ""));
  expect((await check()).missing).toEqual(expected);
});

test("pictures at Cloudinary are counted, and not looked for", async () => {
  const image = { publicId: "doloni/one", url: "https://res.cloudinary.com/one", width: 1 };
  await db.getRepository(Image).insert({ ...image, store: "cloudinary", height: 1 });
  expect(await check()).toMatchObject({ named: 2, missing: [], atCloudinary: 1 });
});

test("files that no row names are listed with the days until they are deleted", async () => {
  const [recorded, fresh] = ["d", "e"].map((digit) => originalKey(digit.repeat(24)));
  const variant = `images/variants/${"d".repeat(24)}/320.avif`;
  const quarantined = `quarantine/images/${"f".repeat(24)}.webp`;
  for (const key of [recorded, fresh, variant, quarantined])
    writeFileAt(folder, key ?? "", "12345");
  await db.query("insert into unreferenced_file (key, found_at) values ($1, $2)", [
    recorded,
    new Date("2026-05-20T12:00:00Z"),
  ]);
  const { unnamed, missing } = await check();
  expect(missing).toEqual([]);
  expect(unnamed.map(({ key, daysLeft }) => [key, daysLeft]).sort()).toEqual(
    [
      [recorded, 18],
      [fresh, null],
      [variant, null],
      [quarantined, null],
    ].sort(),
  );
  expect(unnamed.every(({ bytes }) => bytes === 5)).toBe(true);
});

test("a variant and a card of what is shown are not reported", async () => {
  writeFileAt(folder, `images/variants/${picture}/320.avif`);
  writeFileAt(folder, "images/cards/c4.jpg");
  expect((await check()).unnamed).toEqual([]);
});

test("reading everything finds the file that is not what was put", async () => {
  const store = new FolderStore(folder);
  store.get = async (key) => {
    if (key === document) throw new DamagedFile("another checksum");
    return FolderStore.prototype.get.call(store, key);
  };
  const course = { progress: () => undefined, signal: new AbortController().signal };
  const { present } = await check();
  expect(await readEverything(store, present, course)).toEqual([
    { key: document, reason: "another checksum" },
  ]);
});
