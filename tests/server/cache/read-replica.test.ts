import { pathToFileURL } from "node:url";
import type { EntityManager } from "typeorm";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { entities } from "../../../server/entities.ts";
import type { Produced } from "../../../server/http/cache/producer.ts";
import { ReplicaReader } from "../../../server/http/cache/replica-reader.ts";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { anotherInstance, type Instance } from "../../support/server/another-instance.ts";
import {
  ConsistencyCheck,
  randomNumbers,
  type Step,
} from "../../support/server/consistency-check.ts";
import { aDatabaseProxy } from "../../support/server/database-proxy.ts";
import { aReplicatedDatabase } from "../../support/server/replica.ts";
import { aDataFolder, freePort, startServer } from "../../support/server/server-process.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

// Two PostgreSQLs and a site are started, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { url, replica } = await aReplicatedDatabase();
const database = { url, replicas: [replica.url] };
const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ keeps: true, database, render });
const { request, cache } = site;
if (!cache) throw new Error("it keeps answers");
const first: Instance = { request, cache };
const second = await anotherInstance(site, url, database.replicas);

let asked = 0;
/** Reads the list as a stranger, in words that nobody used before: nothing is kept for them. */
const readAnew = async ({ request } = first): Promise<string> => {
  asked += 1;
  const query = `{ blogPosts(first: 100) { items { n${asked}: id translation { title } } } }`;
  const answer = await request({ method: "POST", url: "/graphql", payload: { query } });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.body;
};

/** Returns when what `read` reads has been read from the replica. */
const isRead = (read: () => Promise<unknown> = readAnew) =>
  until(async () => {
    const before = replica.readsOf("blog_post");
    await read();
    return replica.readsOf("blog_post") > before;
  });

const write = (title: string) =>
  site.request(
    { method: "POST", url: "/api/blog", payload: { translations: { ua: { title } } } },
    "editor",
  );

beforeAll(() => write("Перший"));
afterEach(() => {
  vi.restoreAllMocks();
  return replica.catchUp();
});

describe("while the replica keeps up", () => {
  test("strangers are read to from it, by every face", async () => {
    await isRead();
    for (const path of ["/blog", "/api/blog", "/feeds/blog.xml", "/sitemap-blog-1.xml"]) {
      await isRead(async () => {
        cache.responses.invalidate();
        expect((await request({ method: "GET", url: path })).statusCode, path).toBe(200);
      });
    }
  });

  test("staff are read to from the primary", async () => {
    await isRead();
    const before = replica.readsOf("blog_post");
    await request({ method: "GET", url: "/api/blog" }, "editor");
    await site.executeOrThrow("{ blogPosts(drafts: true) { items { id } } }", {}, "editor");
    expect(replica.readsOf("blog_post")).toBe(before);
  });
});

test("a reader sees what the replica does not have yet", async () => {
  await replica.pauseReplay();
  await write("Щойно");
  const old = await replica.query("select 1 from blog_post_translation where title = 'Щойно'");
  expect(old.rowCount).toBe(0);
  const before = replica.readsOf("blog_post");
  expect(await readAnew()).toContain("Щойно");
  await second.cache.isSettled();
  expect(await readAnew(second)).toContain("Щойно");
  expect(replica.readsOf("blog_post")).toBe(before);
});

describe("of a thousand reads and writes on two instances, over a replica that lags at times", () => {
  const next = randomNumbers(Number(process.env.TEST_SEED ?? 20_261_120));
  const below = (count: number) => Math.floor(next() * count);
  const plan = Array.from(
    { length: 1000 },
    (): Step => ({
      instance: below(2),
      post: below(1000),
      isWrite: next() < 0.125,
      variant: below(5000),
    }),
  );

  async function follow() {
    const readers = new ConsistencyCheck([first, second], site.db);
    await readers.createPosts(4);
    let isOver = false;
    const wavering = (async () => {
      while (!isOver) {
        await replica.pauseReplay();
        await replica.catchUp();
      }
    })();
    const findings = await readers.run(plan, 8);
    isOver = true;
    await wavering;
    return findings;
  }

  test("no reader ever sees what is older than a write they were told of", async () => {
    const before = replica.readsOf("blog_post");
    expect((await follow()).staleReads).toEqual([]);
    expect(replica.readsOf("blog_post")).toBeGreaterThan(before);
  });

  test("such readers notice when nobody asks how far the replica is", async () => {
    const ask = site.db.query.bind(site.db);
    vi.spyOn(site.db, "query").mockImplementation(async (statement, ...others) =>
      statement.includes("pg_current_wal") ? [{ position: "0/0" }] : ask(statement, ...others),
    );
    expect((await follow()).staleReads.length).toBeGreaterThan(0);
  });
});

describe("a replica that fails", () => {
  const reading = new ReplicaReader(site.db, { warn: () => undefined });
  const made = (words: string): Produced => ({
    response: { status: 200, headers: {}, body: Buffer.from(words) },
    isCacheable: true,
  });

  test.each([
    ["refuses a statement", "select 1 / 0"],
    ["is lost on the way", "select pg_terminate_backend(pg_backend_pid())"],
  ])("and %s costs nobody their answer", async (_, statement) => {
    let loans = 0;
    const make = async (manager?: EntityManager) => {
      // As pages do, which tell of what failed in their own words.
      await manager?.query(statement).catch(() => undefined);
      if (manager) loans += 1;
      return made(manager ? "an excuse" : "from the primary");
    };
    await until(async () => {
      expect(String((await reading.read(make)).response.body)).toBe("from the primary");
      return loans > 0;
    });
  });

  test("is not read while it is away, and read when it is back", async () => {
    await isRead();
    await replica.stop();
    for (let reader = 0; reader < 10; reader += 1) expect(await readAnew()).toContain("Перший");
    await replica.start();
    await isRead();
  });

  test("and falls silent keeps one reader waiting, and those after them read the primary at once", async () => {
    const line = await aDatabaseProxy(replica.url);
    const db = await openDatabase({
      url,
      replicas: [line.url],
      entities,
      migrations,
      connections: 2,
    });
    onTestFinished(() => db.destroy());
    const silent = new ReplicaReader(db, { warn: () => undefined });
    const make = async (manager?: EntityManager) =>
      made(manager ? "from the replica" : "from the primary");
    const read = async () => String((await silent.read(make)).response.body);
    await until(async () => (await read()) === "from the replica");
    const turningToIt = vi.spyOn(db, "createQueryRunner");
    line.pause();
    for (let reader = 0; reader < 10; reader += 1) expect(await read()).toBe("from the primary");
    expect(turningToIt.mock.calls.filter(([mode]) => mode === "slave")).toHaveLength(1);
    line.resume();
  });

  test("at the start is left out", async () => {
    const dead = new URL(replica.url);
    dead.port = String(await freePort());
    const process = await startServer({
      DATA_DIR: aDataFolder(),
      DATABASE_URL: url,
      LOG_LEVEL: "warn",
      DATABASE_REPLICA_URLS: `${dead.href}, ${replica.url}`,
    });
    await process.hasPrinted("Doloni is ready");
    expect(process.output()).toContain("nothing reads it until the next start");
    const before = replica.readsOf("gallery_category");
    await until(async () => {
      asked += 1;
      const answer = await fetch(`${process.address}/api/galleryCategory?limit=${asked}`);
      return answer.status === 200 && replica.readsOf("gallery_category") > before;
    });
    expect(await process.end()).toBe(0);
  });
});
