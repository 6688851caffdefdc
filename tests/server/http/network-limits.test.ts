import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { DocumentStore } from "../../../server/http/graphql/document-store.ts";
import { cacheKeyOf } from "../../../server/http/graphql/graphql-request.ts";
import { NetworkLimiter } from "../../../server/http/security/network-limiter.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ trustProxy: 1 });
const from = (
  address: string,
  query: string,
  as: "visitor" | "editor" = "visitor",
  variables: object = {},
) =>
  site.request(
    {
      method: "POST",
      url: "/graphql",
      payload: { query, variables },
      headers: { "x-forwarded-for": address },
    },
    as,
  );

describe("a network that sends wrong documents without end", () => {
  const known = "{ settings { id } }";
  const [attacker, neighbour, elsewhere] = ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"];

  test("is asked to wait, but its families read the site on", async () => {
    await from(elsewhere, known);
    const wrong = (index: number) => from(attacker, `{ wrong${index} }`);
    for (let index = 0; index < 300; index += 1) expect((await wrong(index)).statusCode).toBe(400);
    const refused = await wrong(301);
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([
      429,
      "TOO_MANY",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // The same /64 is one household; a document that the site's pages use is always accepted.
    expect((await from(neighbour, "{ __typename wrong }")).statusCode).toBe(429);
    expect((await from(neighbour, known)).statusCode).toBe(200);
    expect((await from(elsewhere, "{ wrong }")).statusCode).toBe(400);
    expect((await from(attacker, "{ wrong }", "editor")).statusCode).toBe(400);
  });
});

describe("a network that searches without end", () => {
  test("is asked to wait, and staff are not", async () => {
    const searches = Array.from(
      { length: 20 },
      (_, index) => `a${index}: members(first: 1, search: $word) { items { id } }`,
    );
    const query = `query ($word: String) { ${searches.join(" ")} }`;
    const search = (address: string, word: string | null, as?: "editor") =>
      from(address, query, as, { word });
    for (let request = 0; request < 30; request += 1) {
      expect((await search("192.0.2.1", null)).statusCode).toBe(200);
      expect((await search("192.0.2.1", "оля")).statusCode).toBe(200);
    }
    const refused = await search("192.0.2.1", "оля");
    expect([refused.statusCode, refused.json().errors[0].extensions]).toEqual([
      429,
      { code: "TOO_MANY", retryAfter: expect.any(Number) },
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await search("192.0.2.1", null)).statusCode).toBe(200);
    expect((await search("192.0.2.2", "оля")).statusCode).toBe(200);
    expect((await search("192.0.2.1", "оля", "editor")).statusCode).toBe(200);
  });
});

describe("what strangers can fill", () => {
  test("the counters of networks have a limit", () => {
    const limiter = new NetworkLimiter(1, 600_000);
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 20_000; index += 1) limiter.add(address(index));
    expect(limiter.secondsToWait(address(0))).toBe(0);
    expect(limiter.secondsToWait(address(19_999))).toBeGreaterThan(0);
  });

  test("the store of parsed documents has a limit, and forgets the oldest", async () => {
    const store = new DocumentStore();
    const source = (index: number) => `{ a${index}: __typename ${"b: __typename ".repeat(70)} }`;
    const keyOf = (text: string) => `schema:${createHash("sha256").update(text).digest("hex")}`;
    for (let index = 0; index < 3000; index += 1) {
      await store.set(keyOf(source(index)), parse(source(index)));
    }
    expect(store.length).toBeLessThanOrEqual(300_000);
    expect([store.isKnown(source(0)), store.isKnown(source(2999))]).toEqual([false, true]);
  });

  test("the key of a cached answer is short, however long the document is", () => {
    const keyOf = (body: string) =>
      cacheKeyOf({ method: "POST", url: "/graphql", headers: {}, body } as FastifyRequest); // all that is read
    const [one, other] = ["a", "b"].map((name) => keyOf(`{ ${name}: ${"x ".repeat(20_000)} }`));
    expect(one?.length).toBeLessThan(60);
    expect(one).not.toBe(other);
  });
});
