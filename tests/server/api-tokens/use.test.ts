import { beforeEach, describe, expect, test } from "vitest";
import { requestsPerMinute } from "../../../server/account/api-token/api-token-access.ts";
import {
  aProgram,
  inDays,
  type Program,
  programWith,
  revoke,
} from "../../support/accounts/api-token.ts";
import { cacheStatusOf } from "../../support/cache/cache-status.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
let now = Date.parse("2027-03-04T12:00:00Z");

beforeEach(async () => {
  now += 24 * 3_600_000;
  site.setClock(new Date(now));
  await site.db.query("truncate api_token, security_event, mail cascade");
  await site.db.query("update session set created_at = $1, last_used_at = $1, confirmed_at = $1", [
    new Date(now),
  ]);
});

const aNewProgram = (options: Parameters<typeof aProgram>[1] = {}) =>
  aProgram(site, { expiresAt: inDays(30, now), ...options });
const pass = (ms: number) => {
  now += ms;
  site.setClock(new Date(now));
};
const used = async () =>
  (await site.executeOrThrow("{ apiTokens { lastUsedAt uses { day requests } } }", {}, "admin"))
    .apiTokens[0];
const read = ({ request }: Pick<Program, "request">) => request({ url: "/api/reports" });

describe("the uses of a token", () => {
  test("are counted per day", async () => {
    const program = await aNewProgram();
    await read(program);
    await read(program);
    pass(24 * 3_600_000);
    await site.db.query("update session set last_used_at = $1", [new Date(now)]);
    await read(program);
    const { lastUsedAt, uses } = await used();
    expect(lastUsedAt).toBe(new Date(now).toISOString());
    expect(uses.map(({ requests }: { requests: number }) => requests)).toEqual([1, 2]);
  });

  test("are stored once a minute, and cost no statement in between", async () => {
    const program = await aNewProgram();
    pass(61_000);
    await site.request({ url: "/api/reports" }); // from then on the response is in the cache
    const first = await site.countStatements(() => read(program));
    const second = await site.countStatements(() => read(program));
    expect([first, second]).toEqual([2, 1]);
    expect((await used()).uses).toMatchObject([{ requests: 1 }]);
    pass(60_000);
    await read(program);
    expect((await used()).uses).toMatchObject([{ requests: 3 }]);
  });

  test("of more than thirty days ago are forgotten", async () => {
    const { id, ...program } = await aNewProgram();
    await site.db.query("insert into api_token_use values ($1, $2, 5), ($1, $3, 7)", [
      id,
      inDays(-31, now),
      inDays(-29, now),
    ]);
    pass(61_000);
    await read(program);
    const rows = await site.db.query("select requests from api_token_use order by day");
    expect(rows.map(({ requests }: { requests: number }) => requests)).toEqual([7, 1]);
  });
});

test("a token has its own limit of requests, and the others go on", async () => {
  const busy = await aNewProgram();
  const other = await aNewProgram();
  for (let sent = 0; sent < requestsPerMinute; sent += 1) await read(busy);
  const { statusCode, headers } = await read(busy);
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await read(other)).statusCode).toBe(200);
  expect((await site.request({ url: "/api/reports" })).statusCode).toBe(200);
});

test("a network that tries tokens at random has to wait, and visitors there do not", async () => {
  const remoteAddress = "203.0.113.9";
  const { secret } = await aNewProgram();
  await site.db.query("truncate api_token cascade");
  const guess = programWith(site, secret);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 301; sent += 1) {
    statuses.add((await guess.request({ url: "/api/reports", remoteAddress })).statusCode);
  }
  expect([...statuses]).toEqual([401, 429]);
  expect((await site.request({ url: "/api/reports", remoteAddress })).statusCode).toBe(200);
});

describe("responses to a token", () => {
  const query = "{ reports { total } }";
  const graphql = { method: "POST", url: "/graphql", payload: { query } } as const;

  test("over GraphQL are kept for nobody", async () => {
    const program = await aNewProgram({ readsDrafts: true });
    await program.request(graphql);
    expect(cacheStatusOf(await program.request(graphql))).toBeUndefined();
    const url = `/graphql?query=${encodeURIComponent(query)}`;
    const headers = { "apollo-require-preflight": "true" };
    const answer = await program.request({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("with drafts never reach a visitor", async () => {
    const drafts = { ...graphql, payload: { query: "{ reports(drafts: true) { total } }" } };
    const program = await aNewProgram({ readsDrafts: true });
    expect((await program.request(drafts)).json().errors).toBeUndefined();
    const { errors } = (await site.request(drafts)).json();
    expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED" });
  });

  test("of public REST reads are the visitors' own, and cost the check of the token alone", async () => {
    const program = await aNewProgram();
    await read(program);
    const statements = await site.countStatements(async () => {
      expect((await read(program)).body).toBe((await site.request({ url: "/api/reports" })).body);
    });
    expect(statements).toBe(1);
  });

  test("end when it is revoked, although the response is cached", async () => {
    const program = await aNewProgram();
    await read(program);
    await revoke(site, program.id);
    expect((await read(program)).statusCode).toBe(401);
  });
});

describe("the security log", () => {
  const refusals = async () => {
    const { securityEvents } = await site.executeOrThrow(
      "{ securityEvents(kind: API_TOKEN_REFUSED) { items { tokenName after } } }",
      {},
      "admin",
    );
    return securityEvents.items;
  };

  test("names a revoked token that is still used, once", async () => {
    const program = await aNewProgram({ name: "Import" });
    await revoke(site, program.id);
    await read(program);
    await read(program);
    expect(await refusals()).toEqual([{ tokenName: "Import", after: "revoked" }]);
  });

  test("names an expired token that is still used", async () => {
    const program = await aNewProgram({ expiresAt: new Date(now + 1000) });
    pass(2000);
    await read(program);
    expect(await refusals()).toEqual([{ tokenName: "Import", after: "expired" }]);
  });

  test("names a token that tries over GraphQL what it may not do", async () => {
    const program = await aNewProgram();
    await program.execute("{ applicationCounts { new } }");
    expect(await refusals()).toEqual([{ tokenName: "Import", after: "forbidden" }]);
  });

  test("names a token that tries over REST what it may not do", async () => {
    const program = await aNewProgram();
    await program.request({ method: "POST", url: "/api/members", payload: {} });
    expect(await refusals()).toEqual([{ tokenName: "Import", after: "forbidden" }]);
  });

  test("says nothing of a token that nobody issued", async () => {
    const { secret } = await aNewProgram();
    await site.db.query("truncate api_token cascade");
    await read(programWith(site, secret));
    expect(await refusals()).toEqual([]);
  });
});
