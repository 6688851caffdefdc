import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { cacheStatusOf, hit, postGraphql, stored } from "../../support/cache/cache-status.ts";
import {
  createMembers,
  deleteMembers,
  memberNames,
  namesIn,
} from "../../support/content/cached-members.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const posted = postGraphql(site);

describe("a query that was sent before", () => {
  beforeEach(() => deleteMembers(site));
  test("is answered from the cache, with the same body and headers", async () => {
    await createMembers(site, "Оля");
    const first = await posted({ query: memberNames });
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await posted({ query: memberNames });
    });
    expect([cacheStatusOf(first), cacheStatusOf(second), statements]).toEqual([stored, hit, 0]);
    expect(second.body).toBe(first.body);
    expect(namesIn(second)).toEqual(["Оля"]);
    const { "cache-status": _first, date: _firstDate, ...headers } = first.headers;
    const { "cache-status": _second, date: _secondDate, ...again } = second.headers;
    expect(again).toEqual(headers);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  test("is executed once, however many clients send it at the same time", async () => {
    const one = await site.countStatements(() => posted({ query: memberNames }));
    site.cache?.responses.invalidate();
    const hundred = await site.countStatements(() =>
      Promise.all(Array.from({ length: 100 }, () => posted({ query: memberNames }))),
    );
    expect(hundred).toBe(one);
  });

  test("with its variables in another order is cached separately, with the same result", async () => {
    const query =
      "query ($a: Int!, $b: Language!) { members(first: $a, language: $b) { items { translation { name } } } }";
    await createMembers(site, "Оля");
    const one = await posted({ query, variables: { a: 3, b: "UA" } });
    const other = await posted({ query, variables: { b: "UA", a: 3 } });
    expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([stored, stored]);
    expect(other.body).toBe(one.body);
    expect(cacheStatusOf(await posted({ query, variables: { a: 3, b: "UA" } }))).toBe(hit);
    expect(cacheStatusOf(await posted({ query, variables: { a: 4, b: "UA" } }))).toBe(stored);
  });

  test("is compressed as the client accepts, and never answered with 304, because it is a POST", async () => {
    await createMembers(
      site,
      ...Array.from({ length: 12 }, (_, index) => `Співробітниця ${index}`),
    );
    const plain = await posted({ query: memberNames });
    const compressed = await posted({ query: memberNames }, { "accept-encoding": "gzip" });
    expect(compressed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    const known = await posted(
      { query: memberNames },
      { "if-none-match": String(plain.headers.etag) },
    );
    expect([known.statusCode, known.body]).toEqual([200, plain.body]);
  });

  test("is answered in the media type that each client accepts", async () => {
    const accept = "application/graphql-response+json, application/json;q=0.9";
    for (const expected of [stored, hit]) {
      const one = await posted({ query: memberNames });
      const other = await posted({ query: memberNames }, { accept });
      expect([cacheStatusOf(one), cacheStatusOf(other)]).toEqual([expected, expected]);
      expect(one.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(other.headers["content-type"]).toMatch(/^application\/graphql-response\+json/);
    }
  });
});

describe("a query in the URL", () => {
  beforeEach(() => deleteMembers(site));
  const url = `/graphql?query=${encodeURIComponent(memberNames)}`;
  const csrfHeader = { "apollo-require-preflight": "yes" };

  test("is answered from the cache, and with 304 to a client that has the response", async () => {
    const first = await site.request({ url, headers: csrfHeader });
    const second = await site.request({ url, headers: { "x-apollo-operation-name": "names" } });
    expect([cacheStatusOf(first), cacheStatusOf(second)]).toEqual([stored, hit]);
    expect(second.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(String(second.headers.vary)).toMatch(/accept\b/i);
    const known = await site.request({
      url,
      headers: { ...csrfHeader, "if-none-match": String(first.headers.etag) },
    });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    await createMembers(site, "Оля");
    const changed = await site.request({
      url,
      headers: { ...csrfHeader, "if-none-match": String(first.headers.etag) },
    });
    expect([changed.statusCode, namesIn(changed)]).toEqual([200, ["Оля"]]);
  });

  test("is refused when another site's page could have sent it", async () => {
    expect((await site.request({ url, headers: csrfHeader })).statusCode).toBe(200);
    const refusedHeaders = [
      {},
      { "apollo-require-preflight": "" },
      { ...csrfHeader, "content-type": "text/plain" },
    ];
    for (const headers of refusedHeaders) {
      const answer = await site.request({ url, headers });
      expect([answer.statusCode >= 400, cacheStatusOf(answer)]).toEqual([true, undefined]);
    }
    expect((await site.request({ url, method: "HEAD", headers: csrfHeader })).statusCode).toBe(405);
  });

  test("that would write is refused", async () => {
    const encodedMutation = encodeURIComponent(
      'mutation { login(email: "x@y.z", password: "w") { token } }',
    );
    const answer = await site.request({
      url: `/graphql?query=${encodedMutation}`,
      headers: csrfHeader,
    });
    expect([answer.statusCode, cacheStatusOf(answer)]).toEqual([405, undefined]);
  });
});
