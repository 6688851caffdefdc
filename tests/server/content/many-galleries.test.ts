import { beforeAll, expect, test, vi } from "vitest";
import { rareWord, seedGalleries, singleWord } from "../../bench/site/many-galleries.ts";
import { clientDocument } from "../../support/server/client-document.ts";
import { aServer } from "../../support/server/test-server.ts";
import { elementsOf } from "../../support/server/xml.ts";

const publicUrl = "https://doloni.example";
const site = await aServer({ publicUrl });
const documentOf = (page: string) => clientDocument(`site/${page}`);

let category: string;
let further: string;
beforeAll(async () => {
  await seedGalleries(site.db, 6000);
  const { news, galleryCategories } = await site.executeOrThrow(
    "{ news(first: 100) { endCursor } galleryCategories { items { id } } }",
  );
  [category, further] = [galleryCategories.items[0].id, news.endCursor];
}, 180_000);

const bigTables = ["gallery", "gallery_translation", "gallery_image", "image"];

/** The query plan of each statement that `work` executes. */
async function plansOf(work: () => Promise<unknown>, explain = "explain"): Promise<string[]> {
  const logQuery = vi.spyOn(site.db.logger, "logQuery");
  await work();
  const statements = logQuery.mock.calls.filter(([sql]) => /^\s*(select|with)/i.test(sql));
  logQuery.mockRestore();
  const plans: string[] = [];
  for (const [sql, values] of statements) {
    const rows: { "QUERY PLAN": string }[] = await site.db.query(`${explain} ${sql}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

const readsWhole = new RegExp(`Seq Scan on (${bigTables.join("|")})\\b`);
const page = (field: string) => () =>
  site.executeOrThrow(
    `{ list: ${field} { endCursor items { id images(first: 7) { id } imageCount } } }`,
  );
const language = "UA";
const drafts = false;

const reads: [who: string, read: () => Promise<unknown>][] = [
  ["the home page", () => site.executeOrThrow(documentOf("home/HomePage"), { language, drafts })],
  [
    "the page of news",
    () => site.executeOrThrow(documentOf("news/NewsPage"), { language, drafts, first: 10 }),
  ],
  ["later pages of the news", () => page(`news(after: "${further}")`)()],
  ["galleries in English", page("galleries(language: ENG)")],
  ["galleries from the oldest", page("galleries(reversed: true)")],
  ["galleries with the undated first", page("galleries(sort: UNDATED_FIRST)")],
  ["galleries by their last change", page("galleries(sort: UPDATED)")],
  ["galleries of a category", () => page(`galleries(categoryId: "${category}")`)()],
  ["galleries of a year", page("galleries(year: 2021)")],
  ["a search", page(`galleries(search: "${rareWord}")`)],
  ["a search with an apostrophe", page(`galleries(search: "${singleWord}")`)],
  ["a search in English", page('galleries(language: ENG, search: "cafe")')],
  ["a search that finds nothing", page('galleries(search: "жирафа")')],
  ["the number of galleries", () => site.executeOrThrow("{ galleries(first: 1) { total } }")],
  [
    "the number of galleries in each category",
    () => site.executeOrThrow("{ galleryCategories { items { galleryCount } } }"),
  ],
  ["the years with galleries", () => site.executeOrThrow("{ galleryYears }")],
];

test.each(reads)("with thousands of galleries, %s scans no whole table", async (_who, read) => {
  const plans = await plansOf(read);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toMatch(readsWhole);
});

/** Rows of galleries that `read` reads, as PostgreSQL counts them. */
async function galleriesReadBy(read: () => Promise<unknown>): Promise<number> {
  const plans = await plansOf(read, "explain (analyze, timing off, buffers off, summary off)");
  const scans = plans.join("\n").matchAll(/Scan.* on gallery .*actual rows=([\d.]+) loops=(\d+)/g);
  return [...scans].reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0);
}

test.each([
  ["all galleries", "{ galleries(first: 1) { total } }"],
  ["the galleries of each category", "{ galleryCategories { items { galleryCount } } }"],
])(
  "a visitor's number of %s is read from scheduled galleries only, however many there are",
  async (_what, document) => {
    const [{ scheduled }] = await site.db.query(
      "select count(*)::int as scheduled from gallery where public_from > now() and deleted_at is null",
    );
    expect(scheduled).toBeGreaterThan(0);
    // The list itself reads the one gallery that it shows, twice.
    const shown = document.includes("first: 1") ? 3 : 0;
    expect(await galleriesReadBy(() => site.executeOrThrow(document))).toBeLessThanOrEqual(
      scheduled + shown,
    );
  },
);

test("the galleries beside one in the middle are found without reading the others", async () => {
  const { galleries } = await site.executeOrThrow(
    `{ galleries(after: "${further}") { items { id } } }`,
  );
  const document = `{ galleryNeighbours(id: "${galleries.items[9].id}") {
    previous { id } next { id }
  } }`;
  const { galleryNeighbours } = await site.executeOrThrow(document);
  expect(galleryNeighbours).toEqual({
    previous: { id: galleries.items[8].id },
    next: { id: galleries.items[10].id },
  });
  // Drafts and scheduled galleries that lie between them are read, too.
  expect(await galleriesReadBy(() => site.executeOrThrow(document))).toBeLessThan(20);
});

const tables: [asked: string, read: string][] = [
  ["in their own order", "skip: 20"],
  ["by their titles", "sort: TITLE, skip: 20"],
  ["by their English titles, from Z", "sort: TITLE, language: ENG, reversed: true"],
  ["by their last change", "sort: UPDATED"],
];

test.each(tables)("an editor's list %s scans no whole table", async (_asked, args) => {
  const list = `{ galleries(drafts: true, ${args}) { items { id } } }`;
  for (const plan of await plansOf(() => site.executeOrThrow(list, {}, "editor"))) {
    expect(plan).not.toMatch(readsWhole);
  }
});

test.each([
  ["an apostrophe of a typewriter", "м'яч"],
  ["a printed apostrophe", "м’яч"],
  ["the letter for an apostrophe", "мʼяч"],
  ["an accent left out", "cafe"],
  ["an accent", "CAFÉ"],
])("a visitor gets the right result among many with %s", async (_what, search) => {
  const count = async (word: string) =>
    (
      await site.executeOrThrow("query ($word: String) { galleries(search: $word) { total } }", {
        word,
      })
    ).galleries.total;
  expect(await count(search)).toBe(await count(search.startsWith("м") ? "мяч" : "café"));
  expect(await count(search)).toBeGreaterThan(0);
});

test("a reader who pages to the end gets each news item once, newest first", async () => {
  const days: string[] = [];
  const met = new Set<string>();
  let after: string | null = null;
  do {
    const { news } = await site.executeOrThrow(
      `query ($after: String) {
        news(first: 100, after: $after) { endCursor hasNextPage items { id day } }
      }`,
      { after },
    );
    for (const { id, day } of news.items) {
      met.add(id);
      days.push(day ?? "");
    }
    after = news.hasNextPage ? news.endCursor : null;
  } while (after);
  const { news } = await site.executeOrThrow("{ news { total } }");
  expect([met.size, days.length]).toEqual([news.total, news.total]);
  expect(days).toEqual([...days].sort().reverse());
});

test("the sitemap of a large site names its parts, and lists each page once", async () => {
  const read = async (address: string) => {
    const { statusCode, body } = await site.request({ url: address.replace(publicUrl, "") });
    expect(statusCode).toBe(200);
    elementsOf(body);
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  };
  const files = await read("/sitemap.xml");
  expect(files).toContain(`${publicUrl}/sitemap-galleries-2.xml`);
  const pages = (await Promise.all(files.map(read))).flat();
  const galleries = pages.filter((url) => /\/gallery\/[\da-f-]{36}/.test(url));
  expect(new Set(pages).size).toBe(pages.length);
  const [out]: { count: number }[] = await site.db.query(
    `select count(*)::int as count from gallery_translation words join gallery item
     on item.id = item_id where published_at <= now() and deleted_at is null`,
  );
  expect(galleries.length).toBe(out?.count);
  const otherSitemap = await site.request({ url: "/sitemap-galleries-3.xml" });
  expect(otherSitemap.statusCode).toBe(404);
});
