import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { recordChange } from "../../../server/history/record-change.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { storeUploadedImage } from "../../../server/image/image.service.ts";
import { startImageSweep, sweepUnusedImages } from "../../../server/image/image-sweep.ts";
import { preparePicture } from "../../../server/image/prepare-picture.ts";
import { LocalDiskStore } from "../../../server/image/stores/local-disk-store.ts";
import { Report, ReportImage, ReportTranslation } from "../../../server/report/report.entity.ts";
import { anOpenDatabase, author } from "../../support/images/image-server.ts";
import { aPicture } from "../../support/images/picture-files.ts";

let dataDir: string;
let store: LocalDiskStore;
const db = await anOpenDatabase();
const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
const yesterday = new Date(Date.now() - 24 * 3_600_000);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doloni-images-"));
  store = await LocalDiskStore.open(dataDir);
  return () => rm(dataDir, { recursive: true });
});

const originals = () => readdir(join(dataDir, "images", "originals"));

/** An upload of last week. */
async function anOldImage(): Promise<Image> {
  const image = await storeUploadedImage(db, store, await aPicture({ width: 60, height: 40 }));
  await db.query("update image set created_at = $1 where id = $2", [lastWeek, image.id]);
  await grow(image.publicId);
  return image;
}

/** Makes the file as old as last week. */
const grow = (publicId: string) =>
  utimes(join(dataDir, "images", "originals", `${publicId}.webp`), lastWeek, lastWeek);

async function aReport(words = ""): Promise<Report> {
  const report = await db.getRepository(Report).save({ month: 1, year: 2024 });
  const translation = { itemId: report.id, language: "ua" as const, description: words };
  await db.getRepository(ReportTranslation).insert(translation);
  return report;
}

const isThere = (image: Image) => db.getRepository(Image).existsBy({ id: image.id });

it("yesterday's upload that nobody placed goes, with its file", async () => {
  const image = await anOldImage();
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 1, files: 1, failures: 0 });
  expect(await isThere(image)).toBe(false);
  expect(await originals()).toEqual([]);
});

it("an upload of this hour waits for its save", async () => {
  const image = await storeUploadedImage(db, store, await aPicture());
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 0, files: 0, failures: 0 });
  expect(await isThere(image)).toBe(true);
  expect(await originals()).toHaveLength(1);
});

it("a picture that a report shows stays", async () => {
  const image = await anOldImage();
  const { id: itemId } = await aReport();
  await db.getRepository(ReportImage).insert({ itemId, position: 0, imageId: image.id });
  await sweepUnusedImages(db, store, yesterday);
  expect(await isThere(image)).toBe(true);
  expect(await originals()).toHaveLength(1);
});

it("a picture that only a text shows, by its address, stays", async () => {
  const image = await anOldImage();
  await aReport(`<p><img src="/images/${image.publicId}/640.webp" alt=""></p>`);
  await sweepUnusedImages(db, store, yesterday);
  expect(await isThere(image)).toBe(true);
});

it.each(["id", "publicId"] as const)(
  "a picture that a version of this month holds by its %s can be brought back",
  async (name) => {
    const image = await anOldImage();
    const content = { images: [`<img src="/images/${image[name]}/640.webp">`] };
    const past = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const what = { kind: "Report", action: "saved", content } as const;
    await recordChange(db.manager, { ...author, now: past(29) }, what);
    await sweepUnusedImages(db, store, yesterday);
    expect(await isThere(image)).toBe(true);
    await db.query("update change set at = $1", [past(32)]);
    await sweepUnusedImages(db, store, yesterday);
    expect(await isThere(image)).toBe(false);
  },
);

it("a picture that is being placed at this moment stays", async () => {
  const image = await anOldImage();
  const { id: itemId } = await aReport();
  await db.transaction(async (manager) => {
    await manager.insert(ReportImage, { itemId, position: 0, imageId: image.id });
    await sweepUnusedImages(db, store, yesterday);
  });
  expect(await isThere(image)).toBe(true);
  expect(await db.getRepository(ReportImage).countBy({ imageId: image.id })).toBe(1);
});

it("a file without a row goes once it is old", async () => {
  const picture = await preparePicture(await aPicture());
  const old = await store.save(picture);
  const young = await store.save(picture);
  await grow(old.publicId);
  await sweepUnusedImages(db, store, yesterday);
  expect(await originals()).toEqual([`${young.publicId}.webp`]);
});

it("with the wrong database behind it the site loses no pictures", async () => {
  const picture = await preparePicture(await aPicture({ width: 8, height: 8 }));
  for (let count = 0; count < 21; count++) await grow((await store.save(picture)).publicId);
  await expect(sweepUnusedImages(db, store, yesterday)).rejects.toThrow("wrong database");
  expect(await originals()).toHaveLength(21);
});

it("a file that cannot be removed does not keep the others", async () => {
  await anOldImage();
  await anOldImage();
  const remove = vi.spyOn(store, "remove").mockRejectedValueOnce(new Error("busy"));
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 2, files: 1, failures: 1 });
  remove.mockRestore();
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 0, files: 1, failures: 0 });
});

it("the site sweeps by itself until it is told to stop", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startImageSweep(db, store, log);
  vi.advanceTimersByTime(5 * 60_000);
  await stop();
  expect(log.info).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(48 * 3_600_000);
  vi.useRealTimers();
  await stop();
  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
});
