import { randomBytes, randomUUID } from "node:crypto";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { sweepImages } from "../../../server/image/image-sweep.ts";
import { originalKey } from "../../../server/image/image-urls.ts";
import { returnQuarantined } from "../../../server/stored-files/return-quarantined.ts";
import { aDatabase, run } from "../../support/database/database.ts";
import {
  aLocalImage,
  aStoredDocument,
  contentAt,
  keysBelow,
  writeFileAt,
} from "../../support/files/site-files.ts";
import { anImageServer } from "../../support/images/image-server.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";

const site = await anImageServer();
const { db, files, dataDir } = site;
const emptyDatabase = await aDatabase();

beforeEach(async () => {
  for (const table of ["image", "deleted_image", "document", "withheld_file", "unreferenced_file"])
    await db.query(`delete from ${table}`);
  for (const prefix of ["images/", "documents/", "quarantine/"])
    for await (const { key } of files.list(prefix)) await files.delete(key);
});

/** A picture whose file is where the earlier version put it; with its row, unless `row` is none. */
async function aQuarantined(row: "withheld" | "deleted" | "withheld file" | "none") {
  const publicId = await aLocalImage(db, dataDir);
  await files.delete(originalKey(publicId));
  const quarantined = `quarantine/images/${publicId}.webp`;
  writeFileAt(dataDir, quarantined, publicId);
  if (row === "withheld") await db.query("update image set withheld_from = now()");
  else await db.query("delete from image");
  if (row === "withheld file") {
    await db.query("insert into withheld_file (public_id, at) values ($1, now())", [publicId]);
  }
  if (row === "deleted") {
    await db.query(
      "insert into deleted_image (id, deleted_at, image) values (gen_random_uuid(), now(), $1)",
      [{ publicId, store: "local" }],
    );
  }
  return { publicId, quarantined, original: originalKey(publicId) };
}

const statusOf = async (publicId: string) =>
  (await fetch(`${site.address}/images/${publicId}/original.webp`)).status;

test.each([
  ["withheld", 410],
  ["deleted", 404],
  ["withheld file", 410],
] as const)(
  "the file of a %s picture returns, and visitors get %i as before",
  async (row, status) => {
    const { publicId, original } = await aQuarantined(row);
    expect(await statusOf(publicId)).toBe(status);
    expect(await returnQuarantined(db, files)).toBe(1);
    expect(await keysBelow(dataDir)).toEqual([original]);
    expect(contentAt(dataDir, original)).toBe(publicId);
    expect(await statusOf(publicId)).toBe(status);
  },
);

test("a picture that no row names is not served again, and deleted 30 days after it was found", async () => {
  const { publicId, quarantined } = await aQuarantined("none");
  const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
  utimesSync(join(dataDir, quarantined), weekAgo, weekAgo);
  expect(await returnQuarantined(db, files)).toBe(0);
  expect(await statusOf(publicId)).toBe(404);
  const sweep = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 3_600_000);
    return (await sweepImages(db, { images: site.store, files }, now)).files;
  };
  expect(await sweep(0)).toMatchObject({ found: 1, erased: 0 });
  expect(await sweep(29)).toMatchObject({ found: 0, erased: 0 });
  expect(await keysBelow(dataDir)).toEqual([quarantined]);
  expect(await sweep(31)).toMatchObject({ erased: 1 });
  expect(await keysBelow(dataDir)).toEqual([]);
});

test("a document returns, also one without a row, which visitors do not get", async () => {
  const named = await aStoredDocument(db, dataDir);
  await files.delete(named);
  const unnamed = `documents/${randomUUID()}.pdf`;
  for (const key of [named, unnamed]) writeFileAt(dataDir, `quarantine/${key}`, key);
  expect(await returnQuarantined(db, files)).toBe(2);
  expect(await keysBelow(dataDir)).toEqual([named, unnamed].sort());
});

test("a file that is there is not overwritten", async () => {
  const { quarantined, original } = await aQuarantined("withheld");
  writeFileAt(dataDir, original, "another picture");
  expect(await returnQuarantined(db, files)).toBe(0);
  expect(contentAt(dataDir, original)).toBe("another picture");
  expect(await keysBelow(dataDir)).toContain(quarantined);
});

test("a start that was interrupted between two steps is completed by the next one", async () => {
  const { publicId, original } = await aQuarantined("withheld");
  writeFileAt(dataDir, original, publicId);
  await returnQuarantined(db, files);
  expect(await keysBelow(dataDir)).toEqual([original]);
});

test("a data folder of the earlier version is opened by a start", async () => {
  const folder = aDataFolder();
  const publicId = randomBytes(12).toString("hex");
  writeFileAt(folder, `quarantine/images/${publicId}.webp`);
  await run(
    emptyDatabase,
    `insert into deleted_image (id, deleted_at, image)
     values (gen_random_uuid(), now(), '{"publicId": "${publicId}", "store": "local"}')`,
  );
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: emptyDatabase });
  await server.hasPrinted("The site is ready");
  expect(await keysBelow(folder)).toContain(originalKey(publicId));
  expect(await server.end()).toBe(0);
});
