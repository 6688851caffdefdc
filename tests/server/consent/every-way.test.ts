import { pathToFileURL } from "node:url";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { aConsent, showing, withdraw } from "../../support/consent/consents.ts";
import { aPictureEverywhere, texts } from "../../support/consent/picture-everywhere.ts";
import { anotherInstance, type Instance } from "../../support/processes/another-instance.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, keeps: true });
const url = String((site.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
const { request, cache } = site;
if (!cache) throw new Error("the server has a response cache");
const first: Instance = { request, cache };
const second = await anotherInstance(site, url, { render });
const deaf = await anotherInstance(site, url, { render });
deaf.cache.responses.setConnected(false);

const { image, logo, ids } = await aPictureEverywhere(site);
await showing(site, [image.id, logo.id], "CHILDREN");
const consent = await aConsent(site, [image.id, logo.id]);
const draftLink = await site.executeOrThrow(
  `mutation ($id: ID!) { link: createDraftLink(kind: BLOG_POST, id: $id, days: 1) { url } }`,
  { id: ids.post },
  "editor",
);

const page = (path: string): InjectOptions => ({ url: path, headers: { accept: "text/html" } });
const query = (text: string): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  payload: { query: `{ ${text} }` },
});
const files = "publicId url variants alt";

/** Ways that name the picture, or the logo, while it is public. */
const naming: [way: string, request: InjectOptions, shown?: typeof logo][] = [
  ["the home page", page("/")],
  ["the list of galleries", page("/gallery")],
  ["the page of a gallery", page(`/gallery/${ids.gallery}`)],
  ["the page of a gallery in English", page(`/gallery/${ids.gallery}?lang=en`)],
  ["the news", page("/news")],
  ["the list of posts", page("/blog")],
  ["the page of a post, cover and text", page(`/blog/${ids.post}`)],
  ["the list of projects", page("/projects")],
  ["the page of a project", page(`/projects/${ids.project}`)],
  ["the team", page("/team")],
  ["the page of a member", page(`/team/${ids.member}`)],
  ["the partners", page("/partners")],
  ["the page of a report", page(`/reports/${ids.report}`)],
  ["the page of a city", page("/gallery/togetherPoints/Ternopil")],
  ["a page of blocks", page("/hens")],
  ["the search", page("/search?q=Курка")],
  ["the logo on a page without pictures", page("/contacts"), logo],
  [
    "GraphQL: the list of galleries",
    query(`galleries(first: 5) { items { images { ${files} } } }`),
  ],
  [
    "GraphQL: the first picture",
    query(`galleries(first: 5) { items { images(first: 1) { ${files} } } }`),
  ],
  ["GraphQL: a gallery", query(`gallery(id: "${ids.gallery}") { images { ${files} } }`)],
  [
    "GraphQL: two sets at once",
    query(`gallery(id: "${ids.gallery}") { a: images(first: 1) { url } b: images { url } }`),
  ],
  ["GraphQL: a category", query(`galleryCategory(id: "${ids.category}") { image { ${files} } }`)],
  [
    "GraphQL: the category of a gallery",
    query(`gallery(id: "${ids.gallery}") { category { image { url } } }`),
  ],
  ["GraphQL: the cover of a post", query(`blogPost(id: "${ids.post}") { image { ${files} } }`)],
  ["GraphQL: the text of a post", query(`blogPost(id: "${ids.post}") { translation { content } }`)],
  [
    "GraphQL: both texts of a post",
    query(`blogPost(id: "${ids.post}") { translations { content } }`),
  ],
  ["GraphQL: a project", query(`project(id: "${ids.project}") { image { url } }`)],
  [
    "GraphQL: the text of a project",
    query(`project(id: "${ids.project}") { translation { description } }`),
  ],
  ["GraphQL: a member", query(`member(id: "${ids.member}") { image { url } }`)],
  ["GraphQL: partners", query("partners { items { image { url } } }")],
  ["GraphQL: a report", query(`report(id: "${ids.report}") { images { url } }`)],
  ["GraphQL: a city", query(`togetherPoint(city: "Ternopil") { images { url } }`)],
  ["GraphQL: the cover of a page", query(`page(id: "hens") { image { url } }`)],
  ["GraphQL: the picture of a page's links", query(`page(id: "hens") { metaImage { url } }`)],
  ["GraphQL: the pictures of blocks", query(`page(id: "hens") { images { url } }`)],
  [
    "GraphQL: the texts of blocks",
    query(
      `page(id: "hens") { translation { blocks { content { ... on RichTextBlock { html } } } } }`,
    ),
  ],
  ["GraphQL: the search", query(`siteSearch(search: "Курка") { items { cover { url } } }`)],
  ["GraphQL: the logo", query("settings { logo { url } roundLogo { url } }"), logo],
  ["REST: galleries", { url: "/api/gallery" }],
  ["REST: a gallery", { url: `/api/gallery/${ids.gallery}` }],
  ["REST: projects", { url: "/api/projects" }],
  ["REST: a project", { url: `/api/projects/${ids.project}` }],
  ["REST: posts", { url: "/api/blog" }],
  ["REST: a post", { url: `/api/blog/${ids.post}` }],
  ["REST: reports", { url: "/api/reports" }],
  ["REST: members", { url: "/api/members" }],
  ["the feed of posts", { url: "/feeds/blog.xml" }],
  ["a draft link", page(new URL(draftLink.link.url).pathname)],
];

/** Ways whose bytes show the picture; they are others without it. */
const drawn: [way: string, path: string][] = [
  ["the card of a gallery", `/cards/galleries/${ids.gallery}.uk.jpg`],
  ["the card of a post", `/cards/blog/${ids.post}.uk.jpg`],
  ["the card of a page with a picture of its own", `/cards/pages/${ids.page}.en.jpg`],
  ["the card of the site with the logo", "/cards/site.en.jpg"],
  ["the icon on a phone's screen", "/icons/icon-192.png"],
];

const folder = `/images/${image.publicId}`;
const addresses: [way: string, request: InjectOptions][] = [
  ["the original", { url: `${folder}/original.webp` }],
  ["AVIF", { url: `${folder}/320.avif` }],
  ["WebP", { url: `${folder}/640.webp` }],
  ["HEAD", { method: "HEAD", url: `${folder}/320.avif` }],
  ["a variant that nobody has asked for", { url: `${folder}/160.webp` }],
  [
    "the same ETag",
    { url: `${folder}/320.avif`, headers: { "if-none-match": `"${image.publicId}-320.avif"` } },
  ],
];

/** A gallery of two pictures says how many it has. */
const count = query(`gallery(id: "${ids.gallery}") { imageCount }`);
const countIn = ({ body }: LightMyRequestResponse): number =>
  JSON.parse(body).data.gallery.imageCount;

const instances: [name: string, instance: Instance][] = [
  ["the instance that withdraws", first],
  ["another instance", second],
  ["an instance that hears of no change", deaf],
];

const before = new Map<string, Buffer>();

describe.each(instances)("while the consent is given, %s shows the picture", (_, instance) => {
  test.each(naming)("in %s", async (_way, request, shown = image) => {
    const answer = await instance.request(request);
    expect(answer.body).toContain(shown.publicId);
  });

  test.each(drawn)("in %s", async (_way, path) => {
    const { statusCode, rawPayload } = await instance.request({ url: path });
    expect(statusCode).toBe(200);
    before.set(path, rawPayload);
  });

  test.each(addresses.slice(0, 3))("at its address: %s", async (_way, request) => {
    const answer = await instance.request(request);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, no-cache");
    expect(answer.headers.etag).toBeDefined();
  });

  test("and counts it", async () => {
    expect(countIn(await instance.request(count))).toBe(2);
  });
});

describe.each(instances)("once it is withdrawn, %s withholds the picture", (_, instance) => {
  beforeAll(async () => {
    if (instance === first) await withdraw(site, consent.id);
    // It has received the notification of the withdrawal, and no other is needed.
    if (instance === second) await second.cache.isSettled();
  });

  test.each(naming)("from %s", async (_way, request) => {
    const answer = await instance.request(request);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(image.publicId);
    expect(answer.body).not.toContain(logo.publicId);
    expect(texts.filter((text) => answer.body.includes(text))).toEqual([]);
  });

  test.each(drawn)("from %s", async (_way, path) => {
    const { statusCode, rawPayload } = await instance.request({ url: path });
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(before.get(path) ?? Buffer.alloc(0))).toBe(false);
  });

  test.each(addresses)("at its address, which answers 410: %s", async (_way, request) => {
    const answer = await instance.request(request);
    expect(answer.statusCode).toBe(410);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("and does not count it", async () => {
    expect(countIn(await instance.request(count))).toBe(1);
  });
});
