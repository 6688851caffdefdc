import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Render } from "../../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { itemPath } from "../../../support/content/item-path.ts";
import { anItemOfKind, kindCases } from "../../../support/content/kind-cases.ts";
import { aServer } from "../../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, publicUrl });

const headOf = async (url: string) => {
  const { statusCode, body } = await site.request({ url, headers: { accept: "text/html" } });
  expect([url, statusCode]).toEqual([url, 200]);
  return body.slice(0, body.indexOf("</head>"));
};

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** The addresses of a page in other languages, by language. */
const alternatesOf = (head: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...head.matchAll(/<link[^>]*hreflang[^>]*>/gi)].map(([tag]) => [
      attribute(tag, "hreflang"),
      attribute(tag, "href"),
    ]),
  );

const linkOf = (head: string, rel: string) =>
  attribute(new RegExp(`<link[^>]*rel="${rel}"[^>]*>`).exec(head)?.[0] ?? "", "href");
const metaOf = (head: string, property: string) =>
  attribute(new RegExp(`<meta[^>]*"${property}"[^>]*>`).exec(head)?.[0] ?? "", "content");

/** The sitemap's alternates by address. */
async function sitemap(): Promise<Map<string, Record<string, string>>> {
  const { body } = await site.request({ url: "/sitemap.xml" });
  const entries = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  return new Map(
    entries.map(([, address = "", rest = ""]) => {
      const links = [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      return [address, Object.fromEntries(links.map(([, language, url]) => [language, url]))];
    }),
  );
}

const paged = kindCases.filter(({ name }) => !["GalleryCategory", "Partner"].includes(name));

test("every page of the sitemap names the same languages as the sitemap, and itself as the original", async () => {
  for (const kind of paged) {
    await anItemOfKind(site, kind, { ua: "слова", eng: "words" }, { index: 1 });
    await anItemOfKind(site, kind, { ua: "слова" }, { index: 2 });
    await anItemOfKind(site, kind, { eng: "words" }, { index: 3 });
  }
  const pages = await sitemap();
  expect(pages.size).toBeGreaterThan(60);
  for (const [address, alternates] of pages) {
    const head = await headOf(address.slice(publicUrl.length));
    expect([address, alternatesOf(head)]).toEqual([address, alternates]);
    expect([address, linkOf(head, "canonical")]).toEqual([address, address]);
  }
});

test("every page has a title of its own and a description", async () => {
  const pages = ["/", "/about", "/team", "/reports", "/gallery", "/contacts", "/need-help"];
  const heads = await Promise.all(pages.map((page) => headOf(`${page}?lang=en`)));
  const titles = heads.map((head) => /<title>([^<]+)<\/title>/.exec(head)?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(pages.length);
  for (const head of heads) expect(metaOf(head, "description")).toMatch(/\w{3}/);
});

test("a text in one language has one original, whichever language its reader came from", async () => {
  const blog = paged.find(({ name }) => name === "BlogPost");
  if (!blog) throw new Error("There is no blog");
  const { id } = await anItemOfKind(site, blog, { ua: "слова" });
  const head = await headOf(`/blog/${id}?lang=en`);
  expect(linkOf(head, "canonical")).toBe(publicUrl + (await itemPath(site, "BlogPost", id)));
  expect(alternatesOf(head)).toEqual({});
});

test("a shared link shows the item's card in the reader's language, and other pages the site's", async () => {
  for (const kind of paged) {
    const { id } = await anItemOfKind(site, kind, { ua: "слова", eng: "words" }, { index: 4 });
    const page = [...(await sitemap()).keys()].find(
      (address) => address.includes(String(id)) && address.endsWith("?lang=en"),
    );
    if (!page) continue; // A city's page has its name in the address.
    const card = metaOf(await headOf(page.slice(publicUrl.length)), "og:image") ?? "";
    expect(card).toMatch(new RegExp(`^${publicUrl}/cards/\\w+/${id}\\.en\\.jpg\\?v=\\d+$`));
    expect((await site.request({ url: card.slice(publicUrl.length) })).statusCode).toBe(200);
  }
  const home = await headOf("/?lang=en");
  expect(metaOf(home, "og:image")).toBe(`${publicUrl}/cards/site.en.jpg`);
  expect(metaOf(home, "twitter:card")).toBe("summary_large_image");
  expect(metaOf(await headOf("/need-help"), "og:image")).toBe(`${publicUrl}/cards/site.uk.jpg`);
});

test("every page links the icons and the manifest in its language, and they exist", async () => {
  for (const [url, manifest] of [
    ["/", "/manifest.webmanifest"],
    ["/blog?lang=en", "/manifest.webmanifest?lang=en"],
  ] as const) {
    const head = await headOf(url);
    expect(linkOf(head, "manifest")).toBe(manifest);
    const icons = [...head.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g)];
    const files = icons.map(([tag]) => attribute(tag, "href") ?? "");
    expect(files).toEqual(["/favicon.ico", "/icons/icon.svg", "/apple-touch-icon.png"]);
    for (const file of [...files, manifest]) {
      expect((await site.request({ url: file })).statusCode).toBe(200);
    }
  }
});

test.each([
  ["/news", "/feeds/news.xml"],
  ["/news?lang=en", "/feeds/news.xml?lang=en"],
  ["/blog", "/feeds/blog.xml"],
  ["/blog?lang=en", "/feeds/blog.xml?lang=en"],
])("a reader of %s finds a link to its feed in the footer, which opens", async (url, feed) => {
  const { body } = await site.request({ url, headers: { accept: "text/html" } });
  const footer = body.slice(body.indexOf("<footer"));
  expect(footer).toContain(`href="${feed}"`);
  expect((await site.request({ url: feed })).statusCode).toBe(200);
});
