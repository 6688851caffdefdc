import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../../server/settings/settings.service.ts";
import { cacheStatusOf } from "../../support/server/cache-status.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
await readSettings(site.db.manager); // whoever reads them first begins them
const call = restClient(site);
const read = (url: string, headers: Record<string, string> = {}) => site.request({ url, headers });
const stored = "doloni; fwd=miss; stored";
const hit = "doloni; hit";

const aPost = async (title: string): Promise<string> => {
  const content = `<p>${"слова ".repeat(300)}</p>`;
  const { body } = await call("POST", "/blog", { translations: { ua: { title, content } } });
  await site.cache?.isSettled();
  return body._id;
};

let isHeard = true;
beforeEach(async () => {
  await site.db.query("delete from blog_post");
  if (isHeard) await site.cache?.isSettled();
  else site.cache?.responses.invalidate();
});

describe.each([
  ["a list", "/api/blog"],
  ["a page of a list", "/api/blog?limit=1"],
  ["news", "/api/gallery/news"],
  ["the OpenAPI document", "/api/openapi.json"],
  ["the sitemap", "/sitemap.xml"],
  ["a feed", "/feeds/blog.xml"],
  ["an English feed", "/feeds/news.xml?lang=en"],
])("%s", (_, url) => {
  test("is kept: the second reader costs no statement and is told the same", async () => {
    await aPost("Перший");
    await aPost("Другий");
    const first = await read(url);
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await read(url);
    });
    expect([first.statusCode, cacheStatusOf(first)]).toEqual([200, stored]);
    expect([cacheStatusOf(second), statements, second.body]).toEqual([hit, 0, first.body]);
    const { "cache-status": _, date: __, ...headers } = second.headers;
    expect(first.headers).toMatchObject(headers);
    expect(headers).toMatchObject({
      "cache-control": "public, no-cache",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
  });

  test("is compressed, each form with a mark of its own", async () => {
    await aPost("Перший");
    const plain = await read(url);
    const brotli = await read(url, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await read(url, { "accept-encoding": "gzip" });
    const marks = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(marks).size).toBe(plain.rawPayload.length < 1024 ? 1 : 3);
    if (plain.rawPayload.length < 1024) return;
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test("is answered with 304 to whoever has it, and without a body to HEAD", async () => {
    const { headers, rawPayload } = await read(url);
    const known = await read(url, { "if-none-match": String(headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    expect(known.headers.etag).toBe(headers.etag);
    const head = await site.request({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(rawPayload.length));
  });

  test("is given to nobody who is signed in, and filled by none of them", async () => {
    const asEditor = () => site.request({ url }, "editor");
    expect(cacheStatusOf(await asEditor())).toBeUndefined();
    const first = await read(url);
    expect(cacheStatusOf(first)).toBe(stored);
    const signedIn = await asEditor();
    expect([cacheStatusOf(signedIn), signedIn.body]).toEqual([undefined, first.body]);
  });
});

describe("what is not kept", () => {
  test.each([
    ["an item that is not there", "/api/blog/00000000-0000-4000-8000-000000000000", 404],
    ["a wrong number", "/api/blog?limit=0", 422],
    ["a cursor of somebody's own making", "/api/blog?after=none", 422],
  ])("%s: it may be right tomorrow", async (_, url, status) => {
    for (const answer of [await read(url), await read(url)]) {
      expect([answer.statusCode, cacheStatusOf(answer)]).toEqual([status, undefined]);
    }
  });

  test.each([
    "/api/blog?x=1",
    "/api/blog?limit=10&x=1",
    "/api/blog?limit=10&limit=10",
    "/api/%62log",
    "/sitemap.xml?x=1",
    "/feeds/blog.xml?lang=en&x=1",
    "/api/openapi.json?x",
  ])("%s: such addresses have no end", async (url) => {
    const answers = [await read(url), await read(url)];
    expect(answers.map(cacheStatusOf).includes(hit)).toBe(false);
    expect(answers.map(cacheStatusOf).includes(stored)).toBe(false);
  });

  test("an item that appears under an address at which there was none", async () => {
    const id = await aPost("Перший");
    expect(cacheStatusOf(await read(`/api/blog/${id}`))).toBe(stored);
    await site.db.query("update blog_post set deleted_at = now()");
    await site.cache?.isSettled();
    expect((await read(`/api/blog/${id}`)).statusCode).toBe(404);
    await site.db.query("update blog_post set deleted_at = null");
    await site.cache?.isSettled();
    expect((await read(`/api/blog/${id}`)).statusCode).toBe(200);
  });
});

test("where a list goes on is told to later readers too", async () => {
  await aPost("Перший");
  await aPost("Другий");
  const [first, second] = [await read("/api/blog?limit=1"), await read("/api/blog?limit=1")];
  expect(cacheStatusOf(second)).toBe(hit);
  expect(second.headers.link).toBe(first.headers.link);
  const next = /<([^>]+)>/.exec(String(second.headers.link))?.[1] ?? "";
  expect(cacheStatusOf(await read(next))).toBe(stored);
  const [rest] = [await read(next)];
  expect([cacheStatusOf(rest), rest.json()[0].translations.ua.title]).toEqual([hit, "Перший"]);
});

test("what a stranger is refused leaves everything as it is", async () => {
  await read("/api/blog");
  const authorization = "Bearer of nothing";
  for (const headers of [{}, { authorization }]) {
    for (const [method, url] of [
      ["POST", "/api/blog"],
      ["PUT", "/api/blog/1"],
      ["DELETE", "/api/blog/1"],
      ["POST", "/api/images"],
      ["POST", "/api/nothing"],
    ] as const) {
      expect((await site.request({ method, url, headers })).statusCode).toBeGreaterThanOrEqual(400);
    }
  }
  expect(cacheStatusOf(await read("/api/blog"))).toBe(hit);
});

test("an answer that no longer may come is old, and marked so, while the database is away", async () => {
  const id = await aPost("Перший");
  const url = `/api/blog/${id}`;
  const { body } = await read(url);
  site.cache?.responses.invalidate();
  const away = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const runner = Object.getPrototypeOf(site.db.createQueryRunner());
  const original = runner.query;
  runner.query = async () => {
    throw away;
  };
  try {
    const old = await read(url);
    expect([old.statusCode, old.body, cacheStatusOf(old)]).toEqual([
      200,
      body,
      "doloni; fwd=stale; detail=database-away",
    ]);
    expect((await read("/api/blog?limit=7")).statusCode).toBe(503);
  } finally {
    runner.query = original;
  }
  expect(cacheStatusOf(await read(url))).toBe(stored);
});

describe("whoever was told of a write reads it, though no bell was heard yet", () => {
  beforeAll(async () => {
    isHeard = false;
    await site.cache?.stop();
    site.cache?.responses.setConnected(true);
  });

  const titles = async () =>
    (await read("/api/blog"))
      .json()
      .map((post: { translations: { ua: { title: string } } }) => post.translations.ua.title);

  test("in lists, items, feeds and the sitemap", async () => {
    expect(await titles()).toEqual([]);
    await read("/feeds/blog.xml");
    await read("/sitemap.xml");
    const { body } = await call("POST", "/blog", { translations: { ua: { title: "Перший" } } });
    const url = `/api/blog/${body._id}`;
    expect(await titles()).toEqual(["Перший"]);
    expect((await read("/feeds/blog.xml")).body).toContain("Перший");
    expect((await read("/sitemap.xml")).body).toContain(body._id);
    expect((await read(url)).json().version).toBe(body.version);
    await call("PUT", `/blog/${body._id}`, { translations: { ua: { title: "Другий" } } });
    expect(await titles()).toEqual(["Другий"]);
    expect((await read(url)).json().translations.ua.title).toBe("Другий");
    await call("DELETE", `/blog/${body._id}`);
    expect(await titles()).toEqual([]);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read("/feeds/blog.xml")).body).not.toContain("Другий");
  });
});
