import { beforeEach, expect, test } from "vitest";
import { settings } from "../../../../server/demo/content/settings.ts";
import { purgeClearedDemo } from "../../../../server/demo-clearing/purge-cleared-demo.ts";
import { recordDemoContent } from "../../../../server/demo-clearing/record-demo-items.ts";
import { sweepImages } from "../../../../server/image/image-sweep.ts";
import { eraseDeleted } from "../../../../server/overview/trash-sweep.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anUploadedImage } from "../../../support/images/image-library.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const dayMs = 24 * 3_600_000;

beforeEach(() =>
  site.db.query("truncate gallery, gallery_category, blog_post, demo_item, image, change cascade"),
);

const clear = () => site.executeOrThrow("mutation { clearDemo { isPresent } }", {}, "admin");
const post = (title: string, imageId: string | null) =>
  aPublishedItem(site, "BlogPost", { imageId, translations: { ua: { title } } });

/** The daily jobs, that many days from now. */
async function runJobsAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * dayMs);
  const before = new Date(now.getTime() - 30 * dayMs);
  await eraseDeleted(site.db, before);
  await purgeClearedDemo(site.db, before);
  await sweepImages(site.db, site, now);
}

const statusOf = async (url: string) => (await site.request({ url })).statusCode;

test("pictures of cleared demo content stay for 30 days, and then go with it", async () => {
  const { id, url } = await anUploadedImage(site, "demo.jpg");
  await post("Вигаданий допис", id);
  await recordDemoContent(site.db.manager, settings);
  await clear();
  await runJobsAfter(29);
  expect(await statusOf(url)).toBe(200);
  await runJobsAfter(31);
  expect(await statusOf(url)).toBe(404);
  expect(await site.db.query("select id from image")).toEqual([]);
});

test("a demo picture that an editor has come to use stays", async () => {
  const { id, url } = await anUploadedImage(site, "demo.jpg");
  await post("Вигаданий допис", id);
  await recordDemoContent(site.db.manager, settings);
  await clear();
  await post("Справжній допис", id);
  await runJobsAfter(31);
  expect(await statusOf(url)).toBe(200);
});

test("an editor's own picture stays, though nothing shows it", async () => {
  await post("Вигаданий допис", null);
  await recordDemoContent(site.db.manager, settings);
  const { url } = await anUploadedImage(site, "own.jpg");
  await clear();
  await runJobsAfter(31);
  expect(await statusOf(url)).toBe(200);
});
