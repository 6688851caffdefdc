import { expect, test } from "vitest";
import { pageTable } from "../../../client/app/page-table.ts";
import { itemPath } from "../../support/content/item-path.ts";
import { anItemOfKind, kindCases, type TextPerLanguage } from "../../support/content/kind-cases.ts";
import {
  aReportWithDraftFigures,
  aReportWithPublicFigures,
} from "../../support/content/public-figures.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";
import { elementsOf } from "../../support/server/xml.ts";

const publicUrl = "https://doloni.example";
const site = await aServer({ publicUrl });

const textOf = async (url: string) => {
  const { statusCode, body } = await site.request({ url });
  expect(statusCode).toBe(200);
  return body;
};

/** The sitemap's entries by address. */
async function sitemap(): Promise<Map<string, string>> {
  const xml = await textOf("/sitemap.xml");
  elementsOf(xml);
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  return new Map(entries.map(([, address = "", rest = ""]) => [address, rest]));
}

const withPages = ["Report", "BlogPost", "Gallery", "Project", "Member", "TogetherPoint"];
const kinds = kindCases.filter(({ name }) => withPages.includes(name));

test("the sitemap lists every fixed page of the page table in both languages", async () => {
  const routes = pageTable.map(({ path }) => path);
  // Pages for one reader, as receipts are, results and the offline page are not indexed.
  const hidden = /[:*]|^\/(?:auth|admin|editor|error|offline|search)|\/(?:sent|thanks)$/;
  const fixed = routes.filter((path) => !hidden.test(path));
  const listed = [...(await sitemap()).keys()];
  const expected = fixed.flatMap((path) => [`${publicUrl}${path}`, `${publicUrl}${path}?lang=en`]);
  expect(listed.sort()).toEqual(expected.sort());
});

test.each(kinds)("the sitemap lists the published items of $name, and no drafts", async (kind) => {
  const path = async (texts: TextPerLanguage, published: ("ua" | "eng")[], index: number) => {
    const { id } = await anItemOfKind(site, kind, texts, { published, index });
    return itemPath(site, kind.name, id);
  };
  const inBoth = { ua: "слова", eng: "words" };
  const both = await path(inBoth, ["ua", "eng"], 1);
  const one = await path({ ua: "слова" }, ["ua"], 2);
  const other = await path({ eng: "words" }, ["eng"], 3);
  const oneLanguage = await path(inBoth, ["ua"], 4);
  const draft = await path(inBoth, [], 5);
  const entries = await sitemap();
  const entry = (address: string) => entries.get(`${publicUrl}${address}`);
  for (const address of [both, `${both}?lang=en`]) {
    expect(entry(address)).toMatch(/<lastmod>20\d\d-/);
    expect(entry(address)).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}${both}?lang=en"/>`,
    );
    expect(entry(address)).toContain(`hreflang="x-default" href="${publicUrl}${both}"/>`);
  }
  for (const untranslated of [one, oneLanguage]) {
    expect(entry(untranslated)).not.toContain("xhtml:link");
    expect(entry(`${untranslated}?lang=en`)).toBeUndefined();
  }
  expect(entry(other)).toBeUndefined();
  expect(entry(`${other}?lang=en`)).not.toContain("xhtml:link");
  expect([entry(draft), entry(`${draft}?lang=en`)]).toEqual([undefined, undefined]);
});

test("a hand-written page of a project is listed once, under its name", async () => {
  const translations = { ua: { name: "Разом" } };
  const { id } = await aPublishedItem(site, "Project", { page: "together", translations });
  const addresses = [...(await sitemap()).keys()];
  expect(addresses).toContain(`${publicUrl}/projects/together`);
  expect(addresses).not.toContain(`${publicUrl}/projects/${id}`);
});

test("the sitemap lists the years with published figures, and the page of the open data", async () => {
  const lines = [{ category: "DONATIONS" as const, amount: 100_00 }];
  await aReportWithPublicFigures(site, { year: 2026, lines });
  await aReportWithDraftFigures(site, { year: 2025, lines });
  const addresses = [...(await sitemap()).keys()].filter((url) => /year|open-data/.test(url));
  expect(addresses).toEqual(
    ["/open-data", "/open-data?lang=en", "/reports/year/2026", "/reports/year/2026?lang=en"].map(
      (path) => `${publicUrl}${path}`,
    ),
  );
});

test("robots may read everything that needs no session, and find the sitemap", async () => {
  expect(await textOf("/robots.txt")).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /editor\nDisallow: /auth\n\n" +
      `Sitemap: ${publicUrl}/sitemap.xml\n`,
  );
});

test("the blog's feed is Atom, newest first, in one language, without drafts", async () => {
  const blog = kindCases.find(({ name }) => name === "BlogPost");
  if (!blog) throw new Error("There is no blog");
  await anItemOfKind(site, blog, { ua: "Перша <думка> & «друга»", eng: "A first thought" });
  await anItemOfKind(site, blog, { ua: "Чернетка", eng: "A draft" }, { published: [] });
  await aPublishedItem(site, "BlogPost", {
    translations: { ua: { title: "Третя", content: '<p><a href="/help">Як допомогти</a></p>' } },
  });
  const ukrainian = await textOf("/feeds/blog.xml");
  expect(elementsOf(ukrainian)).toContain("entry");
  expect(ukrainian).toContain(`href="${publicUrl}/feeds/blog.xml"`);
  expect(ukrainian).toContain("Перша &lt;думка&gt; &amp; «друга»");
  expect(ukrainian.indexOf("Третя")).toBeLessThan(ukrainian.indexOf("думка"));
  expect(ukrainian).toContain(`${publicUrl}/help`);
  expect(ukrainian).not.toContain("Чернетка");
  expect(ukrainian).not.toContain("A first thought");
  const english = await textOf("/feeds/blog.xml?lang=en");
  expect(elementsOf(english)).toContain("entry");
  expect(english).toContain("A first thought");
  expect(english).toMatch(/<link href="https:\/\/doloni\.example\/blog\/[\w-]+\?lang=en"\/>/);
  expect(english).not.toMatch(/A draft|Третя/);
});

test.each([
  ["news", "uk"],
  ["blog", "uk"],
  ["news", "en"],
  ["blog", "en"],
])(
  "a reader's program learns from the feed %s that it is in the language %s",
  async (name, tag) => {
    const xml = await textOf(`/feeds/${name}.xml${tag === "en" ? "?lang=en" : ""}`);
    expect(xml).toMatch(new RegExp(`<feed[^>]* xml:lang="${tag}"`));
    expect(elementsOf(xml)).toContain("feed");
  },
);

test("the news feed contains the galleries that are shown in the news", async () => {
  const { id: categoryId } = await aPublishedItem(site, "GalleryCategory", {
    translations: { ua: { name: "Табори" } },
  });
  const gallery = (title: string, isImportant: boolean) => ({
    categoryId,
    isImportant,
    galleryDate: "2023-01-05",
    translations: { ua: { title, description: "Перший абзац.\n\nДругий." } },
  });
  await aPublishedItem(site, "Gallery", gallery("Новина", true));
  await aPublishedItem(site, "Gallery", gallery("Просто галерея", false));
  const feed = await textOf("/feeds/news.xml");
  expect(elementsOf(feed)).toContain("entry");
  expect(feed).toContain("Новина");
  expect(feed).toContain("<published>2023-01-05T00:00:00.000Z</published>");
  expect(feed).not.toMatch(/Просто галерея|Другий/);
  expect(elementsOf(await textOf("/feeds/news.xml?lang=en"))).not.toContain("entry");
});
