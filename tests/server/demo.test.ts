import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { blogPosts } from "../../server/demo/content/blog-posts.ts";
import { galleries } from "../../server/demo/content/galleries.ts";
import { galleryCategories } from "../../server/demo/content/gallery-categories.ts";
import { members } from "../../server/demo/content/members.ts";
import { partners } from "../../server/demo/content/partners.ts";
import { projects } from "../../server/demo/content/projects.ts";
import { reports } from "../../server/demo/content/reports.ts";
import { togetherPoints } from "../../server/demo/content/together-points.ts";
import { planDemoPictures } from "../../server/demo/demo-pictures.ts";
import type { PlannedPicture } from "../../server/demo/pictures/planned-picture.ts";
import type * as Rasterising from "../../server/demo/pictures/rasterise.ts";
import { seedDemo } from "../../server/demo/seed.ts";
import { Image } from "../../server/image/image.entity.ts";
import type { ImageStore } from "../../server/image/image-store.ts";
import { languages } from "../../server/language/language.ts";
import { anApplication } from "../support/application.ts";

// A thousand pictures take half a minute: here none is drawn and none is kept.
vi.mock("../../server/demo/pictures/rasterise.ts", () => ({
  rasterise: async () => ({ bytes: Buffer.from("-"), width: 4, height: 3, thumbhash: "AAAA" }),
}));

let kept = 0;
let failsAt = Number.POSITIVE_INFINITY;
const images: ImageStore = {
  name: "local",
  directUpload: null,
  async keep() {
    kept += 1;
    if (kept === failsAt) throw new Error("the power is gone");
    const publicId = kept.toString(16).padStart(24, "0");
    return { publicId, url: `/images/${publicId}/original.webp` };
  },
  read: async () => null,
  remove: async () => undefined,
  directlyUploaded: async () => null,
  owns: () => false,
  async *keptBefore() {},
};

const site = await anApplication();
const documents = join(site.dataDir, "documents");
const seed = () => seedDemo({ db: site.db, images, documents, progress: () => undefined });
let planned: Map<string, PlannedPicture[]>;

beforeAll(async () => {
  planned = await planDemoPictures();
});

test("the demo content is complete enough to launch with", () => {
  const sections = new Set(projects.map((project) => project.section));
  expect(projects.length).toBeGreaterThanOrEqual(7);
  expect([...sections].sort()).toEqual(["featured", "fund", "goal", "list"]);
  expect(galleries.length).toBeGreaterThanOrEqual(45);
  expect(new Set(galleries.map((gallery) => gallery.category)).size).toBeGreaterThanOrEqual(5);
  expect(galleries.filter((gallery) => gallery.isImportant).length).toBeGreaterThanOrEqual(25);
  expect(blogPosts.length).toBeGreaterThanOrEqual(12);
  expect(members.length).toBeGreaterThanOrEqual(12);
  expect(reports.length).toBeGreaterThanOrEqual(12);
  expect(partners.length).toBeGreaterThanOrEqual(6);
});

test("ten towns have points, seven of them with 30 to 220 pictures", () => {
  const counts = togetherPoints.map((point) => point.imageCount).sort((one, two) => one - two);
  expect(counts.slice(0, 3)).toEqual([0, 0, 0]);
  expect(counts).toHaveLength(10);
  expect([counts[3], counts[9]]).toEqual([30, 220]);
});

test("blog posts are of real length in every language they have", () => {
  const texts = blogPosts.flatMap((post) => languages.flatMap((code) => post[code] ?? []));
  const words = texts.map(({ content }) => content.replace(/<[^>]*>/g, " ").split(/\s+/).length);
  expect(Math.min(...words)).toBeGreaterThan(180);
});

test("some items are in one language only, and some are drafts", () => {
  const items = [...projects, ...galleries, ...blogPosts, ...members, ...reports, ...partners];
  expect(items.filter((item) => !item.ua || !item.eng).length).toBeGreaterThan(3);
  expect(items.filter((item) => item.drafts?.length).length).toBeGreaterThan(3);
});

test("every picture says in both languages what it shows, and none is in a gallery twice", () => {
  for (const [name, pictures] of planned) {
    const silent = pictures.filter(({ words }) => !words.ua || !words.eng);
    expect(silent, name).toEqual([]);
    const drawn = new Set(pictures.map((picture) => picture.draw().svg));
    expect(drawn.size, name).toBe(pictures.length);
  }
});

test("pictures come out whole, in their size, with a thumbhash", async () => {
  const { rasterise } = await vi.importActual<typeof Rasterising>(
    "../../server/demo/pictures/rasterise.ts",
  );
  const some = [...planned.values()].flat().filter((_, index) => index % 131 === 0);
  for (const { draw } of some) {
    const picture = draw();
    const { bytes, width, height, thumbhash } = await rasterise(picture);
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height });
    expect(Buffer.from(thumbhash, "base64").length).toBeGreaterThan(15);
  }
});

test("a first run that broke off leaves nothing to see, and the next one finishes it", async () => {
  failsAt = 500;
  await expect(seed()).rejects.toThrow("the power is gone");
  expect((await totals()).projects.total).toBe(0);
  failsAt = Number.POSITIVE_INFINITY;
  await seed();
  expect(await site.db.getRepository(Image).count()).toBe([...planned.values()].flat().length);
});

test("a visitor finds what is published, and no drafts", async () => {
  await seed();
  const found = await totals();
  const isPublic = (item: (typeof galleries)[number]) =>
    languages.some((code) => item[code] && !item.drafts?.includes(code));
  expect(found.galleries.total).toBe(galleries.filter(isPublic).length);
  expect(found.news.total).toBe(galleries.filter(isPublic).filter((one) => one.isImportant).length);
  expect(found.galleryCategories.total).toBe(galleryCategories.length);
  expect(found.blogPosts.total).toBeGreaterThanOrEqual(12);
  expect(found.members.total).toBeGreaterThanOrEqual(12);
  expect(found.reports.total).toBeGreaterThanOrEqual(12);
  expect(found.partners.total).toBeGreaterThanOrEqual(6);
  expect(found.togetherPoints.total).toBe(10);
  expect(found.togetherPoint.imageCount).toBe(220);
  expect(found.settings.translation.partners).toBe(45);
});

test("a started site is not filled a second time", async () => {
  await seed();
  const before = kept;
  await seed();
  expect(kept).toBe(before);
});

test("every document of a report can be fetched", async () => {
  await seed();
  const { reports: page } = await site.must(
    "{ reports(first: 100) { items { documents { name url size } } } }",
  );
  const all = page.items.flatMap((report: { documents: object[] }) => report.documents);
  expect(all).toHaveLength(reports.flatMap((report) => report.documents).length);
  for (const { name, url, size } of all) {
    const answer = await site.call({ url });
    expect([answer.statusCode, answer.rawPayload.length], name).toEqual([200, size]);
  }
});

const totals = () =>
  site.must(`{
    projects { total } galleries { total } news { total } galleryCategories { total }
    blogPosts { total } members { total } reports { total } partners { total }
    togetherPoints { total }
    togetherPoint(city: "Ternopil") { imageCount }
    settings { translation(language: ENG) { partners } }
  }`);
