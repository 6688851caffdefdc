import { zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  aPageServer,
  bypassed,
  cacheResultOf,
  hit,
  stored,
} from "../../support/server/page-server.ts";

const { site, open } = await aPageServer();

describe("addresses that differ in parameters that no page reads", () => {
  test("show the same page, with the same canonical address", async () => {
    const [one, other] = [await open("/gallery?x=1"), await open("/gallery?ref=paper&lang=en&y")];
    const plain = [await open("/gallery"), await open("/gallery?lang=en")];
    expect([one.body, other.body]).toEqual(plain.map(({ body }) => body));
    expect([cacheResultOf(one), cacheResultOf(other)]).toEqual([bypassed, bypassed]);
  });

  test("do not show each other's page when they read one", async () => {
    const [first, second] = [await open("/reports?x=1&year=2023"), await open("/reports?x=1")];
    expect(first.body).not.toBe(second.body);
  });

  test("that lead nowhere are not remembered", async () => {
    const [one, other] = [await open("/nowhere?x=1"), await open("/elsewhere?x=1")];
    expect([one.statusCode, other.statusCode]).toEqual([404, 404]);
    expect(other.body).toContain("/elsewhere");
  });
});

describe("a reader whose browser knows Zstandard", () => {
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

  test("gets a page that is rendered for them in it, and the smaller form afterwards", async () => {
    const first = await open("/team", headers);
    const second = await open("/team", headers);
    const plain = await open("/team");
    expect([cacheResultOf(first), first.headers["content-encoding"]]).toEqual([stored, "zstd"]);
    expect([cacheResultOf(second), second.headers["content-encoding"]]).toEqual([hit, "br"]);
    expect(zstdDecompressSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(first.headers.etag).not.toBe(second.headers.etag);
  });

  test("is not sent the page again in another form", async () => {
    const { headers: received } = await open("/team", headers);
    const again = { ...headers, "if-none-match": String(received.etag) };
    expect((await open("/team", again)).statusCode).toBe(304);
    site.cache?.responses.invalidate();
    expect((await open("/team", again)).statusCode).toBe(304);
  });
});
