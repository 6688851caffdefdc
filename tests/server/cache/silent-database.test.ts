import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { requestTimeouts } from "../../../server/platform/session-settings.ts";
import { aDatabase } from "../../support/database/database.ts";
import { aDatabaseProxy } from "../../support/database/database-proxy.ts";
import { cacheResultOf, hit } from "../../support/server/page-server.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const direct = await aDatabase();
const proxy = await aDatabaseProxy(direct, afterAll);
const site = await aServer({
  render,
  keeps: true,
  database: { url: proxy.url },
  timeouts: requestTimeouts,
});

const open = (url: string) => site.request({ url, headers: { accept: "text/html" } });
const ask = (query: string) =>
  site.request({ method: "POST", url: "/graphql", payload: { query } });
const stale = "fwd=stale; detail=database-away";

/** Caches the responses, which are then outdated, as when an instance is disconnected. */
async function cacheOutdated(...reads: (() => ReturnType<typeof open>)[]): Promise<void> {
  for (const read of reads) {
    await until(async () => {
      await read();
      return cacheResultOf(await read()) === hit;
    });
  }
  site.cache?.responses.setConnected(false);
}

describe("while PostgreSQL is silent", () => {
  beforeAll(async () => {
    await cacheOutdated(
      () => open("/about"),
      () => open("/partners?lang=en"),
    );
    proxy.pause();
  });
  afterAll(async () => {
    proxy.resume();
    await until(async () => (await open("/readyz")).statusCode === 200);
  });

  test("visitors read the cached pages, also those who come later", async () => {
    for (const url of ["/about", "/partners?lang=en", "/about"]) {
      const answers = await Promise.all([open(url), open(url)]);
      expect(answers.map(cacheResultOf)).toEqual([stale, stale]);
    }
  });

  test("a page that is not cached asks them to try again later", async () => {
    const { statusCode, headers, body } = await open("/team?lang=en");
    expect([statusCode, headers["cache-control"]]).toEqual([503, "no-store"]);
    expect(headers["retry-after"]).toBe("5");
    expect(body).toContain("please try later");
  });

  test("API clients receive the error in their own format", async () => {
    const rest = await site.request({ url: "/api/blog" });
    expect([rest.statusCode, rest.json().code]).toEqual([503, "UNAVAILABLE"]);
    const graphql = await ask("{ members { items { id } } }");
    expect([graphql.statusCode, graphql.json().errors[0].extensions.code]).toEqual([
      503,
      "UNAVAILABLE",
    ]);
  });

  test("who signs in is told so instead of waiting without end", async () => {
    const payload = { email: "admin@doloni.example", password: "a long and calm password" };
    const answer = await site.request({ method: "POST", url: "/api/auth/login", payload });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "UNAVAILABLE"]);
  });
});

test("afterwards pages are read anew, over new connections", async () => {
  await until(async () => cacheResultOf(await open("/about")) === hit);
});

describe("while all connections of the pool are in use", () => {
  beforeEach(() => cacheOutdated(() => open("/about")));

  test("a visitor is asked to wait instead of reading an old page", async () => {
    const runners = [1, 2, 3, 4].map(() => site.db.createQueryRunner());
    for (const runner of runners) await runner.connect();
    const answer = await open("/about").finally(() => runners.map((runner) => runner.release()));
    expect([answer.statusCode, cacheResultOf(answer)]).toEqual([503, "undefined"]);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("Зараз дуже багато відвідувачів");
  });
});

describe("a statement of a request", () => {
  test("that waits too long for a lock is cancelled, and the client is asked to try again", async () => {
    const holder = site.db.createQueryRunner();
    await holder.startTransaction();
    await holder.query("lock table blog_post in access exclusive mode");
    const answer = await site
      .request({ url: "/api/blog" })
      .finally(() => holder.rollbackTransaction().then(() => holder.release()));
    expect([answer.statusCode, answer.json().code]).toEqual([503, "BUSY"]);
  });

  test("has limits, whatever the database's own settings are", async () => {
    const [row] = await site.db.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(row).toEqual({ statement: "8s", lock: "5s", idle: "30s" });
  });
});

test("while PostgreSQL refuses connections, cached pages and queries are answered", async () => {
  site.cache?.responses.setConnected(true);
  const reads = [() => open("/about"), () => ask("{ partners { items { id } } }")];
  await cacheOutdated(...reads);
  proxy.end();
  for (const read of reads) expect(cacheResultOf(await read())).toBe(stale);
});
