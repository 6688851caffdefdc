import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { claimStore } from "../../../../server/files/database-identity.ts";
import type { Render } from "../../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const publicUrl = "https://doloni.example";
const site = await aServer({ render, publicUrl, keeps: true });

const open = (url: string) => site.request({ url, headers: { accept: "text/html" } });

// The first page of a process loads all scripts of the server's rendering.
beforeAll(() => open("/"), 60_000);

const title = (word: string) => ({ ua: { title: word }, eng: { title: "A title" } });
const named = (word: string) => ({ ua: { name: word }, eng: { name: "A name" } });
const category = await aPublishedItem(site, "GalleryCategory", { translations: named("Табори") });

const items = [
  ["BlogPost", "/blog", { translations: title("Літо в Карпатах") }],
  ["Gallery", "/gallery", { categoryId: category.id, translations: title("Літо в Карпатах") }],
  ["Project", "/projects", { translations: named("Літо в Карпатах") }],
  ["Member", "/team", { translations: named("Літо в Карпатах") }],
] as const;

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test.each(items)(
  "the page of a %s answers at its address and at its id",
  async (kind, list, input) => {
    const { id } = await aPublishedItem(site, kind, { ...input });
    const [{ address }] = await site.db.query(
      `select address from ${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()} where id = $1`,
      [id],
    );
    expect(address).toMatch(/^lito-v-karpatakh/);
    for (const name of [id, address]) {
      const { statusCode, body } = await open(`${list}/${name}?lang=en`);
      expect(statusCode).toBe(200);
      expect(canonicalOf(body)).toBe(`${publicUrl}${list}/${address}?lang=en`);
      expect(body).toContain(`hrefLang="uk" href="${publicUrl}${list}/${address}"`);
      expect(body).toContain(
        `<meta property="og:url" content="${publicUrl}${list}/${address}?lang=en"`,
      );
    }
  },
);

test("links, sitemap and feed have the address; the feed's id stays, so that no reader sees a post twice", async () => {
  const { id } = await aPublishedItem(site, "BlogPost", { translations: title("Про стрічку") });
  const path = "/blog/pro-strichku";
  expect((await open("/blog")).body).toContain(`href="${path}"`);
  expect((await open("/sitemap-blog-1.xml")).body).toContain(`<loc>${publicUrl}${path}</loc>`);
  const feed = (await open("/feeds/blog.xml")).body;
  expect(feed).toContain(`<id>urn:uuid:${id}</id>`);
  expect(feed).toContain(`href="${publicUrl}${path}"`);
});

test("a changed address is at once in every cached page, and the former one redirects", async () => {
  const { id, version } = await aPublishedItem(site, "BlogPost", { translations: title("Старе") });
  for (const path of [`/blog/${id}`, "/blog/stare", "/blog"]) await open(path);
  await site.executeOrThrow(
    `mutation ($id: ID, $version: Int, $input: BlogPostInput!) {
      saveBlogPost(id: $id, version: $version, input: $input) { id }
    }`,
    { id, version, input: { address: "nove", translations: title("Старе") } },
    "editor",
  );
  expect(canonicalOf((await open(`/blog/${id}`)).body)).toBe(`${publicUrl}/blog/nove`);
  expect((await open("/blog")).body).toContain('href="/blog/nove"');
  const { statusCode, headers } = await open("/blog/stare?lang=en");
  expect([statusCode, headers.location]).toEqual([301, "/blog/nove?lang=en"]);
});

test("a draft has no page, neither at its id nor at the address that it will have", async () => {
  const { saved } = await site.executeOrThrow(
    "mutation ($input: BlogPostInput!) { saved: saveBlogPost(input: $input) { id } }",
    { input: { address: "tilky-chernetka", translations: title("Тільки чернетка") } },
    "editor",
  );
  expect((await open(`/blog/${saved.id}`)).statusCode).toBe(404);
  expect((await open("/blog/tilky-chernetka")).statusCode).toBe(404);
});

test("the former address of a member is forgotten when the member is erased", async () => {
  const { id, version } = await aPublishedItem(site, "Member", { translations: named("Ганна") });
  const { saved } = await site.executeOrThrow(
    `mutation ($id: ID, $version: Int, $input: MemberInput!) {
      saved: saveMember(id: $id, version: $version, input: $input) { id version }
    }`,
    { id, version, input: { address: "hanna-k", translations: named("Ганна") } },
    "editor",
  );
  await site.executeOrThrow(
    `mutation { deleteItem(kind: MEMBER, id: "${id}", version: ${saved.version}) }`,
    {},
    "editor",
  );
  expect(await redirectsTo("/team/hanna-k")).toBe(1);
  await claimStore(site.db, site.files);
  const countedAt = new Date(Date.now() + 1000).toISOString();
  site.setClock(new Date(Date.now() + 1000));
  await site.executeOrThrow(
    "mutation ($countedAt: DateTimeISO!) { emptyTrash(countedAt: $countedAt) { countedAt } }",
    { countedAt },
    "admin",
  );
  site.setClock(null);
  expect(await redirectsTo("/team/hanna-k")).toBe(0);
});

const redirectsTo = async (path: string): Promise<number> =>
  (await site.db.query("select 1 from redirect where to_path = $1", [path])).length;
