import { readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { thumbHashToAverageRGBA } from "thumbhash";
import { expect, test } from "vitest";
import { blogPosts } from "../../../server/demo/content/blog-posts.ts";
import { galleries } from "../../../server/demo/content/galleries.ts";
import { galleryCategories } from "../../../server/demo/content/gallery-categories.ts";
import { members } from "../../../server/demo/content/members.ts";
import { partners } from "../../../server/demo/content/partners.ts";
import type { DemoPicture } from "../../../server/demo/content/pictures/webp.ts";
import { type PictureName, pictures } from "../../../server/demo/content/pictures.ts";
import { projects } from "../../../server/demo/content/projects.ts";
import { reportsOfAnyMonth } from "../../../server/demo/content/reports/any-month.ts";
import { linesOfAnyMonth } from "../../../server/demo/content/reports/figures/any-month.ts";
import { demoFigures } from "../../../server/demo/content/reports/figures.ts";
import { reports } from "../../../server/demo/content/reports.ts";
import { togetherPoints } from "../../../server/demo/content/together-points.ts";
import { demoPictures } from "../../../server/demo/demo-pictures.ts";
import { keepPictures, pictureFile } from "../../../server/demo/keep-pictures.ts";
import { datedReports } from "../../../server/demo/rows/latest-reports.ts";
import { StoryTime } from "../../../server/demo/rows/story-time.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { type ImageStore, openImageStore } from "../../../server/image/image-store.ts";
import { measurePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { languages } from "../../../server/language/language.ts";
import {
  incomeOf,
  spendingOf,
  sumDifference,
} from "../../../server/report/figures/figures-sums.ts";
import { directionOf } from "../../../server/report/figures/line-category.ts";
import { aServer } from "../../support/server/test-server.ts";

let storedCount = 0;
let failsAt = Number.POSITIVE_INFINITY;
const images: ImageStore = {
  name: "local",
  directUpload: null,
  async save() {
    storedCount += 1;
    if (storedCount === failsAt) throw new Error("the power is gone");
    const publicId = storedCount.toString(16).padStart(24, "0");
    return { publicId, url: `/images/${publicId}/original.webp` };
  },
  read: async () => null,
  remove: async () => undefined,
  isDirectUpload: () => false,
  readDirectUpload: async () => null,
  owns: () => false,
  withdraw: async () => undefined,
  restore: async () => undefined,
  sweepUploads: async () => 0,
};

const site = await aServer();
const parts = { db: site.db, images, files: site.files, progress: () => undefined };
const seed = () => seedDemo({ ...parts, now: new Date() });

test("the demo content is complete enough for a launch", () => {
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

test("ten cities have points, seven of them with 30 to 220 pictures", () => {
  const counts = togetherPoints.map((point) => point.pictures.length).sort((one, two) => one - two);
  expect(counts.slice(0, 3)).toEqual([0, 0, 0]);
  expect(counts).toHaveLength(10);
  expect([counts[3], counts[9]]).toEqual([30, 220]);
});

test("blog posts have a realistic length in each of their languages", () => {
  const texts = blogPosts.flatMap((post) => languages.flatMap((code) => post[code] ?? []));
  const wordCounts = texts.map(
    ({ content }) => content.replace(/<[^>]*>/g, " ").split(/\s+/).length,
  );
  expect(Math.min(...wordCounts)).toBeGreaterThan(180);
});

test("the money of every report adds up, and each month begins with what the month before left", () => {
  for (const [key, { opening, closing, lines }] of Object.entries(demoFigures)) {
    const summed = lines.map((line) => ({ ...line, direction: directionOf[line.category] }));
    const figures = { openingBalance: opening, closingBalance: closing, lines: summed };
    expect([key, sumDifference(figures)]).toEqual([key, 0]);
  }
  const ofFoundation = reports.filter(({ year, month }) => year === 2022 && month > 0);
  const chain = ofFoundation.map(({ key }) => demoFigures[key]);
  expect(chain.length).toBeGreaterThanOrEqual(9);
  for (const [index, figures] of chain.slice(1).entries()) {
    expect([figures?.opening, index]).toEqual([chain[index]?.closing, index]);
  }
});

test("what a report's text and document say was received and spent is in its lines", () => {
  for (const { key, ua, documents } of [...reports, ...reportsOfAnyMonth]) {
    const lines = demoFigures[key]?.lines ?? linesOfAnyMonth[key];
    if (!lines) continue;
    const summed = lines.map((line) => ({
      ...line,
      direction: directionOf[line.category],
    }));
    const texts = [ua?.description ?? "", ...documents.flatMap(({ lines }) => lines.ua)].join("\n");
    for (const [sum, said] of [
      [incomeOf(summed), /(?:Надійшло|отримав)[: ]+([\d ]+) ₴/],
      [spendingOf(summed), /витрат(?:или|ено):? ([\d ]+) ₴/],
    ] as const) {
      const [, found] = said.exec(texts) ?? [];
      if (found) expect([key, Number(found.replaceAll(" ", "")) * 100]).toEqual([key, sum]);
    }
    for (const line of lines) {
      if (line.proof !== null) expect(documents[line.proof], key).toBeDefined();
      if (line.project !== null) expect(projects.map((each) => each.key)).toContain(line.project);
    }
  }
});

test("some items are in one language only, and some are drafts", () => {
  const items = [...projects, ...galleries, ...blogPosts, ...members, ...reports, ...partners];
  expect(items.filter((item) => !item.ua || !item.eng).length).toBeGreaterThan(3);
  expect(items.filter((item) => item.drafts?.length).length).toBeGreaterThan(3);
});

test("every picture has an alternative text in both languages, and its real dimensions", async () => {
  for (const [name, picture] of Object.entries<DemoPicture>(pictures)) {
    const { altUa, altEng, width, height, thumbhash } = picture;
    expect([altUa, altEng], name).not.toContain("");
    const measured = await measurePicture(await readFile(pictureFile(name as PictureName)));
    expect([width, height], name).toEqual([measured.width, measured.height]);
    // Rounding while scaling down differs between processors.
    const colours = averageColour(measured.thumbhash).map((channel) => expect.closeTo(channel, 1));
    expect(averageColour(thumbhash), name).toEqual(colours);
  }
});

const averageColour = (thumbhash: string) =>
  Object.values(thumbHashToAverageRGBA(Buffer.from(thumbhash, "base64")));

test("every picture file is used, and no other is referenced", async () => {
  const shown = new Set([...demoPictures.values()].flat());
  const shipped = await readdir(dirname(pictureFile("apple")));
  expect(shipped.sort()).toEqual([...shown].map((name) => `${name}.webp`).sort());
});

test("no gallery shows a picture twice, and a picture wall repeats one after forty others at the earliest", () => {
  for (const [item, names] of demoPictures) {
    const repeatedTooSoon = names.filter((name, index) =>
      names.slice(0, index).slice(-40).includes(name),
    );
    expect(repeatedTooSoon, item).toEqual([]);
  }
});

test("a first run that fails leaves nothing visible, and the next one completes it", async () => {
  failsAt = 500;
  await expect(seed()).rejects.toThrow("the power is gone");
  expect((await totals()).projects.total).toBe(0);
  failsAt = Number.POSITIVE_INFINITY;
  await seed();
  expect(await site.db.getRepository(Image).count()).toBe([...demoPictures.values()].flat().length);
});

test("a visitor finds the published content, and no drafts", async () => {
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

test("a visitor reads a title and the town below each picture of a point", async () => {
  await seed();
  const { togetherPoints: page } = await site.executeOrThrow(`{
    togetherPoints(language: ENG) { items { translation { name } images { alt(language: ENG) } } }
  }`);
  for (const { translation, images: shown } of page.items) {
    const [town] = translation.name.split(",");
    const captions = shown.map(({ alt }: { alt: string }) => alt.split(":")[0]);
    const [first, ...others] = captions;
    if (first) expect(first).toBe(town);
    for (const caption of others) expect(caption).toMatch(new RegExp(`^\\S.+, ${town}$`));
  }
});

test("a site that has content is not filled again", async () => {
  await seed();
  const before = storedCount;
  await seed();
  expect(storedCount).toBe(before);
});

test("every document of a report can be fetched", async () => {
  await seed();
  const { reports: page } = await site.executeOrThrow(
    "{ reports(first: 100) { items { documents { name url size } } } }",
  );
  const all = page.items.flatMap((report: { documents: object[] }) => report.documents);
  const dated = datedReports(new StoryTime(new Date()), reports);
  expect(all).toHaveLength(dated.flatMap((report) => report.documents).length);
  for (const { name, url, size } of all) {
    const answer = await site.request({ url });
    expect([answer.statusCode, answer.rawPayload.length], name).toEqual([200, size]);
  }
});

test("an editor who deletes one picture of a picture wall leaves its other uses", async () => {
  const disk = await openImageStore(site.files, null);
  const storedImages = await keepPictures(
    { ...parts, images: disk },
    new Map([["wall", ["owl", "owl"]]]),
  );
  const [one, other] = await site.db
    .getRepository(Image)
    .findBy((storedImages.get("wall") ?? []).map((id) => ({ id })));
  if (!one || !other) throw new Error("Two pictures were stored.");
  await disk.remove(one.publicId);
  expect(await disk.read(one.publicId)).toBeNull();
  expect((await disk.read(other.publicId))?.bytes).toEqual(await readFile(pictureFile("owl")));
});

const totals = () =>
  site.executeOrThrow(`{
    projects { total } galleries { total } news { total } galleryCategories { total }
    blogPosts { total } members { total } reports { total } partners { total }
    togetherPoints { total }
    togetherPoint(city: "Ternopil") { imageCount }
    settings { translation(language: ENG) { partners } }
  }`);
