import { describe, expect, test } from "vitest";
import { aProgram } from "../../support/accounts/api-token.ts";
import { aDemoSite } from "../../support/rest/demo-site.ts";
import {
  type DescribedCall,
  describedCalls,
  exampleIn,
  successOf,
} from "../../support/rest/openapi-document.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aDemoSite();
const calls = await describedCalls(site);
const publicReads = calls.filter(({ method, security }) => method === "GET" && !security.length);
const creations = calls.filter(({ operationId }) => operationId.startsWith("create"));
const guarded = calls.filter(({ security }) => security.length > 0);

/** The headers that clients may need, of all that are sent. */
const needed =
  /^(etag|link|location|retry-after|www-authenticate|content-disposition|(x-)?ratelimit.*)$/;

const neededOf = (headers: object): string[] =>
  Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter((name) => needed.test(name))
    .sort();

const limits = ["ratelimit", "ratelimit-policy"];

/** Those that people are sent, too. */
const documentedFor = (call: DescribedCall, status: number): string[] =>
  neededOf(call.responses[status]?.headers ?? {}).filter((name) => !limits.includes(name));

const send = ({ method, path }: Pick<DescribedCall, "method" | "path">, as?: Role, payload = {}) =>
  site.request(
    {
      method: method as "GET", // the document has no other methods than Fastify
      url: path,
      ...(method === "GET" ? {} : { payload }),
    },
    as,
  );

describe("the document names the headers that are sent, and no others,", () => {
  test.each(publicReads)("with the answer of $call", async (read) => {
    const isList = Array.isArray(exampleIn(successOf(read)));
    const source = read["x-codeSamples"]?.[0]?.source ?? "";
    const address = /"http:\/\/[^/]+(\/[^"?]+)/.exec(source)?.[1] ?? "";
    const path = isList ? `${address}?limit=1` : address;
    const { statusCode, headers } = await send({ method: "GET", path });
    expect(statusCode).toBe(200);
    expect(documentedFor(read, 200)).toEqual(isList ? ["etag", "link"] : ["etag"]);
    expect(neededOf(headers)).toEqual(documentedFor(read, 200));
    const unchanged = await site.request({
      url: path,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
  });

  test.each(creations)("with the answer of $call", async (creation) => {
    const body = exampleIn(creation.requestBody ?? {}) as object; // of a kind that has examples
    const { statusCode, headers } = await send(creation, "editor", body);
    expect([statusCode, neededOf(headers)]).toEqual([201, ["location"]]);
    expect(documentedFor(creation, 201)).toEqual(["location"]);
    expect((await site.request({ url: String(headers.location) })).statusCode).toBe(200);
  });

  test("with the export of applications", async () => {
    const download = calls.find(({ operationId }) => operationId === "exportApplications");
    const { headers } = await send({ method: "GET", path: "/api/applications.csv" }, "caseWorker");
    expect(neededOf(headers)).toEqual(["content-disposition"]);
    expect(download && documentedFor(download, 200)).toEqual(["content-disposition"]);
  });

  test.each(guarded)("when a visitor is refused by $call", async (call) => {
    const path = call.path.replace("{id}", "00000000-0000-4000-8000-000000000000");
    const { statusCode, headers } = await send({ ...call, path });
    expect([statusCode, neededOf(headers)]).toEqual([401, ["www-authenticate"]]);
    expect(documentedFor(call, 401)).toEqual(["www-authenticate"]);
  });

  test("with what is left to a program, which a visitor is not told from the cache", async () => {
    const cached = await aServer({ keeps: true });
    const { request } = await aProgram(cached);
    const [first, second] = [
      await request({ url: "/api/members" }),
      await request({ url: "/api/members" }),
    ];
    const visitors = await cached.request({ url: "/api/members" });
    expect([first, second].map(({ headers }) => headers.ratelimit)).toEqual([
      expect.stringMatching(/^"token";r=599;t=\d+$/),
      expect.stringMatching(/^"token";r=598;t=\d+$/),
    ]);
    expect(second.headers["ratelimit-policy"]).toBe('"token";q=600;w=60');
    expect(neededOf(visitors.headers)).not.toContain("ratelimit");
    for (const call of calls) {
      expect(neededOf(successOf(call).headers ?? {}), call.operationId).toEqual(
        expect.arrayContaining(limits),
      );
    }
  });

  test("when a program has called too often", async () => {
    const program = await aProgram(site);
    const answers = await Promise.all(
      Array.from({ length: 601 }, () => program.request({ url: "/api/members?limit=1" })),
    );
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(neededOf(refused?.headers ?? {})).toEqual(["retry-after"]);
    expect(calls.map((call) => documentedFor(call, 429))).toEqual(calls.map(() => ["retry-after"]));
  });

  test("when the server is overloaded", async () => {
    const busySite = await aServer({ limit: 0 });
    const { statusCode, headers } = await busySite.request({ url: "/api/members" });
    expect([statusCode, neededOf(headers)]).toEqual([503, ["retry-after"]]);
    expect(calls.map((call) => documentedFor(call, 503))).toEqual(calls.map(() => ["retry-after"]));
  });
});
