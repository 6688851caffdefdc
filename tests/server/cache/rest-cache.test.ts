import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "../../../server/settings/settings.service.ts";
import { cacheStatusOf, hit, stored } from "../../support/cache/cache-status.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
await readSettings(site.db.manager); // the first read creates them
const call = restClient(site);
const read = (url: string, headers: Record<string, string> = {}) => site.request({ url, headers });

const aPost = async (title: string): Promise<string> => {
  const content = `<p>${"слова ".repeat(300)}</p>`;
  const { body } = await call("POST", "/blog", { translations: { ua: { title, content } } });
  await site.cache?.isSettled();
  return body._id;
};

let isConnected = true;
beforeEach(async () => {
  await site.db.query("delete from blog_post");
  if (isConnected) await site.cache?.isSettled();
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
  ["open data as a table", "/open-data/reports.csv"],
  ["open data", "/open-data/reports.json"],
])("%s", (_, url) => {
  test("is cached: the second reader gets the same response without a database statement", async () => {
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

  test("is compressed, each encoding with an ETag of its own", async () => {
    await aPost("Перший");
    const plain = await read(url);
    const brotli = await read(url, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await read(url, { "accept-encoding": "gzip" });
    const etags = [plain, brotli, gzip].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(plain.rawPayload.length < 1024 ? 1 : 3);
    if (plain.rawPayload.length < 1024) return;
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  test("is answered with 304 to a client that has it, and without a body to HEAD", async () => {
    const { headers, rawPayload } = await read(url);
    const revalidated = await read(url, { "if-none-match": String(headers.etag) });
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, ""]);
    expect(revalidated.headers.etag).toBe(headers.etag);
    const head = await site.request({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(rawPayload.length));
  });

  test("is the same response for whoever sends an Authorization header", async () => {
    const first = await site.request({ url }, "editor");
    expect(cacheStatusOf(first)).toBe(stored);
    for (const authorization of ["x", "Bearer of nothing", `Bearer ${site.tokens.admin}`]) {
      let answer = first;
      const statements = await site.countStatements(async () => {
        answer = await read(url, { authorization });
      });
      expect([cacheStatusOf(answer), statements, answer.body]).toEqual([hit, 0, first.body]);
    }
  });
});

describe("what is not cached", () => {
  test.each([
    ["an item that does not exist", "/api/blog/00000000-0000-4000-8000-000000000000", 404],
    ["a wrong number", "/api/blog?limit=0", 422],
    ["an invented cursor", "/api/blog?after=none", 422],
  ])("%s: the error may not last", async (_, url, status) => {
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
    "/open-data/reports.csv?x=1",
  ])("%s: there is no limit to such addresses", async (url) => {
    const answers = [await read(url), await read(url)];
    expect(answers.map(cacheStatusOf).includes(hit)).toBe(false);
    expect(answers.map(cacheStatusOf).includes(stored)).toBe(false);
  });

  test("the error at the address of an item that becomes visible later", async () => {
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

test("the link to the next page of a list is cached with it", async () => {
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

test("a visitor's refused writes invalidate nothing", async () => {
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

test("a stale response is served, and marked as such, while the database is unavailable", async () => {
  const id = await aPost("Перший");
  const url = `/api/blog/${id}`;
  const { body } = await read(url);
  site.cache?.responses.setConnected(false);
  const unavailable = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const runner = Object.getPrototypeOf(site.db.createQueryRunner());
  const original = runner.query;
  runner.query = async () => {
    throw unavailable;
  };
  try {
    const stale = await read(url);
    expect([stale.statusCode, stale.body, cacheStatusOf(stale)]).toEqual([
      200,
      body,
      "doloni; fwd=stale; detail=database-away",
    ]);
    expect((await read("/api/blog?limit=7")).statusCode).toBe(503);
  } finally {
    runner.query = original;
    site.cache?.responses.setConnected(true);
  }
  expect(cacheStatusOf(await read(url))).toBe(stored);
});

describe("a client whose write was confirmed reads it, though no notification has arrived yet", () => {
  beforeAll(async () => {
    isConnected = false;
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
    expect((await read("/sitemap.xml")).body).toContain("/blog/pershyi<");
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
