import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { requestsPerMinute } from "../../../server/account/api-token/api-token-access.ts";
import { maxCountsAndSearches } from "../../../server/http/graphql/operation-limits.ts";
import { maxCost, maxDepth } from "../../../server/http/graphql/query-limits.ts";
import { root } from "../../../server/platform/paths.ts";
import { aProgram } from "../../support/accounts/api-token.ts";
import { aServer, type Role, type TestServer } from "../../support/server/test-server.ts";

const withSandbox = await aServer();
const withoutSandbox = await aServer({ sandbox: false });
const withoutIntrospection = await aServer({ introspection: false, sandbox: false });

const inABrowser = (site: TestServer, url = "/graphql") =>
  site.request({ url, headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });

/** A request of a page whose origin is opaque, or of another page. */
const fromSandbox = (method: "OPTIONS" | "POST", site = withSandbox, origin = "null") => {
  const payload = method === "POST" ? { payload: { query: "{ __typename }" } } : {};
  return site.request({ method, url: "/graphql", headers: { origin }, ...payload });
};

describe("the explorer", () => {
  test("opens in the reader's language for a developer who visits the address", async () => {
    for (const [query, tag] of [
      ["", "uk"],
      ["?lang=en", "en"],
    ]) {
      const { statusCode, headers, body } = await inABrowser(withSandbox, `/graphql${query}`);
      expect([statusCode, headers["content-language"]]).toEqual([200, tag]);
      expect(headers["content-type"]).toContain("text/html");
      expect(body).toContain(`<html lang="${tag}">`);
    }
  });

  test("loads nothing of another host, and lets nobody frame it", async () => {
    const { headers, body } = await inABrowser(withSandbox);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; worker-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("https:");
    expect(body).not.toMatch(/(?:src|href)="https?:/);
  });

  test("links the schema and REST without scripts, and says what it needs", async () => {
    const { body } = await inABrowser(withSandbox, "/graphql?lang=en");
    const [withoutScripts] = /<noscript>.*<\/noscript>/s.exec(body) ?? [];
    expect(withoutScripts).toContain("switch on JavaScript");
    expect(body).toContain('<a href="/graphql/schema.graphql" download>');
    expect(body).toContain('<a href="/api">');
  });

  test("says what a request may cost, by the limits that the server applies", async () => {
    const { body } = await inABrowser(withSandbox, "/graphql?lang=en");
    expect(body).toContain(`up to ${maxDepth} levels`);
    expect(body).toContain(`up to ${maxCost.toLocaleString("en-GB")}.`);
    expect(body).toContain(`up to ${maxCountsAndSearches} in one request`);
  });

  test("leaves programs as they were: a GET without a query stays a bad request", async () => {
    for (const accept of ["*/*", "application/json"]) {
      const { statusCode, headers } = await withSandbox.request({
        url: "/graphql",
        headers: { accept, "apollo-require-preflight": "yes" },
      });
      expect(statusCode).toBe(400);
      expect(headers["content-type"]).not.toContain("text/html");
    }
  });

  test("does not change what a program gets that also accepts HTML", async () => {
    const answer = await withSandbox.request({
      url: `/graphql?query=${encodeURIComponent("{ __typename }")}`,
      headers: { accept: "text/html, application/json", "apollo-require-preflight": "yes" },
    });
    expect(answer.json()).toEqual({ data: { __typename: "Query" } });
  });
});

describe("schema.graphql", () => {
  const download = (site: TestServer, as: Role = "visitor") =>
    site.request({ url: "/graphql/schema.graphql" }, as);

  test("is what anybody downloads from a site with an open schema", async () => {
    const { statusCode, headers, body } = await download(withSandbox);
    expect(statusCode).toBe(200);
    expect(headers["content-disposition"]).toContain('filename="schema.graphql"');
    expect(body).toBe(readFileSync(join(root, "schema.graphql"), "utf8"));
  });

  test("is for readers with a token where the schema is closed", async () => {
    const refused = await download(withoutIntrospection);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain("type Query");
    const { statusCode, headers, body } = await download(withoutIntrospection, "editor");
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body).toContain("type Query");
  });
});

describe("what is left of the limits", () => {
  const limitsFor = async (as: Role = "visitor") =>
    (await withoutSandbox.request({ url: "/graphql/limits" }, as)).json();

  test("goes down with a search and with a refused document", async () => {
    const before = await limitsFor();
    await withoutSandbox.execute(`{ members(search: "Оля") { items { id } } }`);
    await withoutSandbox.execute("{ noSuchField }");
    const after = await limitsFor();
    expect(after.searches.used - before.searches.used).toBe(1);
    expect(after.refusals.used - before.refusals.used).toBe(1);
    expect(after.searches.secondsLeft).toBeGreaterThan(0);
  });

  test("is nothing for staff, whom no such limit concerns", async () => {
    const none = { searches: null, refusals: null, requests: null };
    expect(await limitsFor("editor")).toEqual(none);
  });

  test("is the requests of this minute too, for a program", async () => {
    const program = await aProgram(withoutSandbox);
    const answer = await program.request({ url: "/graphql/limits" });
    const { requests, refusals } = answer.json();
    expect(requests).toMatchObject({ limit: requestsPerMinute, used: 1 });
    expect(refusals).toBeNull();
  });

  test("is told beside what a request cost", async () => {
    const payload = { query: `{ members(first: 3, search: "Оля") { items { id } } }` };
    const { headers } = await withoutSandbox.request({ method: "POST", url: "/graphql", payload });
    expect(headers["query-cost"]).toMatch(/^fields=[1-9]\d*, counts=0, searches=1$/);
  });
});

describe("the Sandbox", () => {
  test("runs in an opaque origin, where its foreign script cannot read the token", async () => {
    const { statusCode, headers, body } = await inABrowser(withSandbox, "/graphql/sandbox");
    expect(statusCode).toBe(200);
    expect(body).toContain("embeddable-sandbox");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test("may ask as a visitor, and may not send a token", async () => {
    const preflight = await fromSandbox("OPTIONS");
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("null");
    expect(preflight.headers["access-control-allow-headers"]).toContain("content-type");
    expect(preflight.headers["access-control-allow-headers"]).not.toMatch(/authorization/i);
    expect(preflight.headers).not.toHaveProperty("access-control-allow-credentials");
    const answer = await fromSandbox("POST");
    expect(answer.json()).toEqual({ data: { __typename: "Query" } });
    expect(answer.headers["access-control-allow-origin"]).toBe("null");
  });

  test("opens nothing for pages of another site", async () => {
    for (const method of ["OPTIONS", "POST"] as const) {
      const { headers } = await fromSandbox(method, withSandbox, "https://elsewhere.example");
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  test("lets a developer read the whole schema", async () => {
    const { __schema: schema } = await withSandbox.executeOrThrow(getIntrospectionQuery());
    expect(schema.types.map(({ name }: { name: string }) => name)).toContain("BlogPost");
  });
});

describe("a site without the Sandbox", () => {
  test("has the explorer, which offers nothing of another host", async () => {
    const { statusCode, headers, body } = await inABrowser(withoutSandbox);
    expect(statusCode).toBe(200);
    expect(body).toContain('data-sandbox="off"');
    expect(headers["content-security-policy"]).not.toContain("apollographql");
    expect((await inABrowser(withoutSandbox, "/graphql/sandbox")).statusCode).toBe(404);
  });

  test("answers no page of an opaque origin", async () => {
    expect((await fromSandbox("OPTIONS", withoutSandbox)).statusCode).toBe(405);
    const { headers } = await fromSandbox("POST", withoutSandbox);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("still shows its schema", async () => {
    const { __schema: schema } = await withoutSandbox.executeOrThrow(getIntrospectionQuery());
    expect(schema.types.length).toBeGreaterThan(100);
  });
});
