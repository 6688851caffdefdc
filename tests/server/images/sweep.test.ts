import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QueryFailedError } from "typeorm";
import { beforeEach, expect, it, vi } from "vitest";
import { claimStore } from "../../../server/files/database-identity.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { DeletedImage } from "../../../server/image/deleted-image.entity.ts";
import { Image } from "../../../server/image/image.entity.ts";
import {
  removeImage,
  replaceImage,
  replaceInPlace,
  storeUploadedImage,
} from "../../../server/image/image.service.ts";
import { cropImage } from "../../../server/image/image-crop.ts";
import { type ImageStore, openImageStore } from "../../../server/image/image-store.ts";
import { startImageSweep, sweepImages } from "../../../server/image/image-sweep.ts";
import { restoreImage } from "../../../server/image/image-trash.ts";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { anOpenDatabase, author } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

let dataDir: string;
let files: FolderStore;
let store: ImageStore;
const db = await anOpenDatabase();
const anOtherDatabase = await anOpenDatabase();
// Test databases are copies of one.
await anOtherDatabase.query("update database_identity set id = gen_random_uuid()");
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const inDays = (days: number) => daysAgo(-days);

beforeEach(async () => {
  await db.query("delete from image");
  await db.query("delete from deleted_image");
  dataDir = await mkdtemp(join(tmpdir(), "doloni-images-"));
  files = await FolderStore.open(dataDir);
  store = await openImageStore(files, null);
  return () => rm(dataDir, { recursive: true });
});

const originals = () => readdir(join(dataDir, "images", "originals")).catch(() => []);
const sweep = (now = new Date()) => sweepImages(db, { images: store, files }, now);

const anImage = async () =>
  storeUploadedImage(db, store, await aPicture({ width: 60, height: 40 }));

/** An image that an editor deleted so many days ago. */
async function aDeletedImage(days: number): Promise<Image> {
  const image = await anImage();
  await removeImage(db.manager, store, { ...author, now: daysAgo(days) }, image.publicId);
  return image;
}

const makeOld = (publicId: string) =>
  utimes(join(dataDir, "images", "originals", `${publicId}.webp`), daysAgo(90), daysAgo(90));

it("an upload that nothing uses stays in the library for good", async () => {
  const image = await anImage();
  await makeOld(image.publicId);
  await db.query("update image set created_at = $1", [daysAgo(400)]);
  await sweep();
  expect(await db.getRepository(Image).existsBy({ id: image.id })).toBe(true);
  expect(await originals()).toEqual([`${image.publicId}.webp`]);
});

it("a deleted image can be restored for 30 days", async () => {
  const image = await aDeletedImage(29);
  await sweep();
  const restored = await restoreImage(db.manager, store, author, image.id);
  expect(restored).toEqual(image);
  expect((await store.read(image.publicId))?.bytes.length).toBeGreaterThan(0);
  expect(await db.getRepository(DeletedImage).count()).toBe(0);
});

it("the former file of a replaced picture is taken back from the trash as a picture of its own", async () => {
  const image = await anImage();
  const other = await aPicture({ width: 40, height: 60 });
  await replaceInPlace(db.manager, store, author, image.id, other);
  await sweep(inDays(29));
  const [former] = await db.manager.find(DeletedImage);
  const restored = await restoreImage(db.manager, store, author, former?.id ?? "");
  expect(restored).toMatchObject({ publicId: image.publicId, width: 60, height: 40 });
  expect((await store.read(image.publicId))?.bytes.length).toBeGreaterThan(0);
});

it("a picture that a new upload replaced is taken back from the trash, under its id", async () => {
  const image = await anImage();
  await replaceImage(db.manager, store, author, image.publicId, await aPicture());
  await sweep(inDays(29));
  await restoreImage(db.manager, store, author, image.id);
  expect((await store.read(image.publicId))?.bytes.length).toBeGreaterThan(0);
});

it("the uncropped original of a picture stays, however old it is", async () => {
  const image = await anImage();
  const half = { x: 0, y: 0, width: 0.5, height: 1 };
  await cropImage(db.manager, store, author, image.id, half);
  await makeOld(image.publicId);
  for (const days of [0, 31, 62]) await sweep(inDays(days));
  expect(await originals()).toContain(`${image.publicId}.webp`);
});

it("an image that was deleted more than 30 days ago is erased with its file", async () => {
  await aDeletedImage(31);
  expect(await sweep()).toMatchObject({ erased: 1, failures: 0 });
  expect(await originals()).toEqual([]);
  expect(await db.getRepository(DeletedImage).count()).toBe(0);
});

it("deleting an image twice, as a REST client may, does not erase it", async () => {
  const image = await aDeletedImage(0);
  expect(await removeImage(db.manager, store, author, image.publicId)).toBe(false);
  await restoreImage(db.manager, store, author, image.id);
  expect(await originals()).toEqual([`${image.publicId}.webp`]);
});

it("a file without a row is recorded after a day, and deleted 30 days later", async () => {
  const picture = await preparePicture(await aPicture());
  const old = await store.save(picture);
  const recent = await store.save(picture);
  await makeOld(old.publicId);
  expect(await sweep()).toMatchObject({ files: { found: 1, erased: 0 } });
  await sweep(inDays(29));
  expect(await originals()).toContain(`${old.publicId}.webp`);
  await sweep(inDays(31));
  expect(await originals()).toEqual([`${recent.publicId}.webp`]);
});

it("a file that a row names again is kept", async () => {
  const image = await anImage();
  await makeOld(image.publicId);
  const row = await db.getRepository(Image).findOneByOrFail({ id: image.id });
  await db.query("delete from image");
  expect(await sweep()).toMatchObject({ files: { found: 1 } });
  await db.getRepository(Image).save(row);
  expect(await sweep()).toMatchObject({ files: { restored: 1 } });
  await sweep(inDays(31));
  expect(await originals()).toEqual([`${image.publicId}.webp`]);
});

it("a file that cannot be deleted does not stop the others, and is retried", async () => {
  await aDeletedImage(31);
  await aDeletedImage(31);
  vi.spyOn(store, "remove").mockRejectedValueOnce(new Error("busy"));
  expect(await sweep()).toMatchObject({ erased: 1, failures: 1 });
  expect(await sweep()).toMatchObject({ erased: 1, failures: 0 });
});

it("the site repeats the cleanup until it is stopped", async () => {
  await claimStore(db, files);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startImageSweep(db, { images: store, files }, log);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await stop();
  expect(log.info).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(48 * 3_600_000);
  vi.useRealTimers();
  await stop();
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
});

it("with another database the site removes no pictures, and says what to do", async () => {
  const image = await anImage();
  await makeOld(image.publicId);
  await claimStore(db, files);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startImageSweep(anOtherDatabase, { images: store, files }, log);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  await stop();
  expect(String(log.error.mock.calls[0]?.[0].err.message)).toContain("set DATABASE_URL");
  expect(await originals()).toEqual([`${image.publicId}.webp`]);
});

it.each([
  ["stays when the connection was lost, because its row may have been committed", "57P02", 1],
  ["is deleted when the database refused its row", "23505", 0],
])("the file of a failed upload %s", async (_, code, files) => {
  const error = new QueryFailedError("insert", [], Object.assign(new Error("no"), { code }));
  const failing = vi.spyOn(db, "getRepository").mockImplementation(() => {
    throw error;
  });
  await expect(anImage()).rejects.toThrow("no");
  failing.mockRestore();
  expect(await originals()).toHaveLength(files);
});
