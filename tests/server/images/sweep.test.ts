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
  await makeOld(image.publicId);
  return image;
}

/** Makes the file as old as last week. */
const makeOld = (publicId: string) =>
  utimes(join(dataDir, "images", "originals", `${publicId}.webp`), lastWeek, lastWeek);

async function aReport(html = ""): Promise<Report> {
  const report = await db.getRepository(Report).save({ month: 1, year: 2024 });
  const translation = { itemId: report.id, language: "ua" as const, description: html };
  await db.getRepository(ReportTranslation).insert(translation);
  return report;
}

const exists = (image: Image) => db.getRepository(Image).existsBy({ id: image.id });

it("yesterday's unused upload is deleted with its file", async () => {
  const image = await anOldImage();
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 1, files: 1, failures: 0 });
  expect(await exists(image)).toBe(false);
  expect(await originals()).toEqual([]);
});

it("an upload of the last hour is kept, because its item may not be saved yet", async () => {
  const image = await storeUploadedImage(db, store, await aPicture());
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 0, files: 0, failures: 0 });
  expect(await exists(image)).toBe(true);
  expect(await originals()).toHaveLength(1);
});

it("a picture that a report uses is kept", async () => {
  const image = await anOldImage();
  const { id: itemId } = await aReport();
  await db.getRepository(ReportImage).insert({ itemId, position: 0, imageId: image.id });
  await sweepUnusedImages(db, store, yesterday);
  expect(await exists(image)).toBe(true);
  expect(await originals()).toHaveLength(1);
});

it("a picture that only a text contains, by its URL, is kept", async () => {
  const image = await anOldImage();
  await aReport(`<p><img src="/images/${image.publicId}/640.webp" alt=""></p>`);
  await sweepUnusedImages(db, store, yesterday);
  expect(await exists(image)).toBe(true);
});

it.each(["id", "publicId"] as const)(
  "a picture that a version of this month contains by its %s can be restored",
  async (name) => {
    const image = await anOldImage();
    const content = { images: [`<img src="/images/${image[name]}/640.webp">`] };
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const what = { kind: "Report", action: "saved", content } as const;
    await recordChange(db.manager, { ...author, now: daysAgo(29) }, what);
    await sweepUnusedImages(db, store, yesterday);
    expect(await exists(image)).toBe(true);
    await db.query("update change set at = $1", [daysAgo(32)]);
    await sweepUnusedImages(db, store, yesterday);
    expect(await exists(image)).toBe(false);
  },
);

it("a picture that is being placed at the same time is kept", async () => {
  const image = await anOldImage();
  const { id: itemId } = await aReport();
  await db.transaction(async (manager) => {
    await manager.insert(ReportImage, { itemId, position: 0, imageId: image.id });
    await sweepUnusedImages(db, store, yesterday);
  });
  expect(await exists(image)).toBe(true);
  expect(await db.getRepository(ReportImage).countBy({ imageId: image.id })).toBe(1);
});

it("a file without a row is deleted once it is old", async () => {
  const picture = await preparePicture(await aPicture());
  const old = await store.save(picture);
  const recent = await store.save(picture);
  await makeOld(old.publicId);
  await sweepUnusedImages(db, store, yesterday);
  expect(await originals()).toEqual([`${recent.publicId}.webp`]);
});

it("with the wrong database the site deletes no pictures", async () => {
  const picture = await preparePicture(await aPicture({ width: 8, height: 8 }));
  for (let count = 0; count < 21; count++) await makeOld((await store.save(picture)).publicId);
  await expect(sweepUnusedImages(db, store, yesterday)).rejects.toThrow("wrong database");
  expect(await originals()).toHaveLength(21);
});

it("a file that cannot be deleted does not stop the others", async () => {
  await anOldImage();
  await anOldImage();
  const remove = vi.spyOn(store, "remove").mockRejectedValueOnce(new Error("busy"));
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 2, files: 1, failures: 1 });
  remove.mockRestore();
  expect(await sweepUnusedImages(db, store, yesterday)).toEqual({ rows: 0, files: 1, failures: 0 });
});

it("the site repeats the cleanup until it is stopped", async () => {
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
