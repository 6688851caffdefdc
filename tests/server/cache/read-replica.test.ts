import { pathToFileURL } from "node:url";
import { pino } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Produced } from "../../../server/http/cache/producer.ts";
import { ReplicaReader } from "../../../server/http/cache/replica-reader.ts";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { ensureFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { Replicas } from "../../../server/platform/database/replicas.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import {
  ConsistencyCheck,
  randomNumbers,
  type Step,
} from "../../support/cache/consistency-check.ts";
import { aDatabaseProxy } from "../../support/database/database-proxy.ts";
import { aReplicatedDatabase } from "../../support/database/replica.ts";
import { anotherInstance, type Instance } from "../../support/processes/another-instance.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const { url, replica } = await aReplicatedDatabase();
const database = { url, replicaUrls: [replica.url] };
const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ keeps: true, database, render });
const { request, cache } = site;
if (!cache) throw new Error("the server has a response cache");
const first: Instance = { request, cache };
const second = await anotherInstance(site, url, { replicaUrls: database.replicaUrls });

const silentLog = pino({ level: "silent" });

let queryCount = 0;
/** Reads the list as a visitor, each time with a new query that cannot be cached yet. */
const readUncached = async ({ request } = first): Promise<string> => {
  queryCount += 1;
  const query = `{ blogPosts(first: 100) { items { n${queryCount}: id translation { title } } } }`;
  const answer = await request({ method: "POST", url: "/graphql", payload: { query } });
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
  return answer.body;
};

/** Calls `read` until it has read this table from the replica. */
const untilReadFromReplica = (
  read: () => Promise<unknown> = readUncached,
  table = "blog_post",
): Promise<void> =>
  until(async () => {
    const before = replica.readsOf(table);
    await read();
    return replica.readsOf(table) > before;
  });

const write = (title: string) =>
  site.request(
    { method: "POST", url: "/api/blog", payload: { translations: { ua: { title } } } },
    "editor",
  );

beforeAll(async () => {
  await ensureFixedPages(site.db, new Date());
  await write("Перший");
});
afterEach(() => {
  vi.restoreAllMocks();
  return replica.catchUp();
});

describe("while the replica keeps up", () => {
  test("a visitor's pages, REST lists, feeds and sitemap are read from it", async () => {
    await untilReadFromReplica();
    for (const path of ["/blog", "/api/blog", "/feeds/blog.xml", "/sitemap-blog-1.xml"]) {
      await untilReadFromReplica(async () => {
        cache.responses.invalidate();
        expect((await request({ method: "GET", url: path })).statusCode, path).toBe(200);
      });
    }
  });

  test("staff read from the primary", async () => {
    await untilReadFromReplica();
    const before = replica.readsOf("blog_post");
    await site.executeOrThrow("{ blogPosts(drafts: true) { items { id } } }", {}, "editor");
    expect(replica.readsOf("blog_post")).toBe(before);
  });
});

test("a reader sees what the replica has not replayed yet", async () => {
  await replica.pauseReplay();
  await write("Щойно");
  const old = await replica.query("select 1 from blog_post_translation where title = 'Щойно'");
  expect(old.rowCount).toBe(0);
  const before = replica.readsOf("blog_post");
  expect(await readUncached()).toContain("Щойно");
  await second.cache.isSettled();
  expect(await readUncached(second)).toContain("Щойно");
  expect(replica.readsOf("blog_post")).toBe(before);
});

describe("in a thousand reads and writes on two instances, with a replica that lags at times", () => {
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

  async function runPlan() {
    const readers = new ConsistencyCheck([first, second], site.db);
    await readers.createPosts(4);
    let isFinished = false;
    const pausing = (async () => {
      while (!isFinished) {
        await replica.pauseReplay();
        await replica.catchUp();
      }
    })();
    const report = await readers.run(plan, 8);
    isFinished = true;
    await pausing;
    return report;
  }

  test("no reader ever sees data older than a write that was already confirmed to them", async () => {
    const before = replica.readsOf("blog_post");
    expect((await runPlan()).staleReads).toEqual([]);
    expect(replica.readsOf("blog_post")).toBeGreaterThan(before);
  });

  test("readers see stale data when the position of the replica is not checked", async () => {
    const originalQuery = site.db.query.bind(site.db);
    vi.spyOn(site.db, "query").mockImplementation(async (statement, ...others) =>
      statement.includes("pg_current_wal")
        ? [{ position: "0/0" }]
        : originalQuery(statement, ...others),
    );
    expect((await runPlan()).staleReads.length).toBeGreaterThan(0);
  });
});

describe("a replica that fails", () => {
  const produced = (text: string): Produced => ({
    response: { status: 200, headers: {}, body: Buffer.from(text) },
    isCacheable: true,
  });

  test.each([
    ["refuses a statement", "select 1 / 0"],
    ["loses the connection", "select pg_terminate_backend(pg_backend_pid())"],
  ])("and %s still lets every reader get a response", async (_, statement) => {
    const { reader } = await aReplicaReader(site.db, replica.url);
    let replicaReads = 0;
    const produce = async (manager?: EntityManager) => {
      // A page catches its query errors and renders an error message instead.
      await manager?.query(statement).catch(() => undefined);
      if (manager) replicaReads += 1;
      return produced(manager ? "an error message" : "from the primary");
    };
    await until(async () => {
      expect(String((await reader.read(produce)).response.body)).toBe("from the primary");
      return replicaReads > 0;
    });
  });

  test("while visitors read loses no response, and is read again after it restarts", async () => {
    await untilReadFromReplica();
    let isStopped = false;
    const readers = Array.from({ length: 20 }, async () => {
      for (let isLast = false; !isLast; ) {
        isLast = isStopped;
        expect(await readUncached()).toContain("Перший");
      }
    });
    const reading = Promise.allSettled(readers);
    await replica.stop();
    isStopped = true;
    const outcomes = await reading;
    await replica.start();
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    await untilReadFromReplica();
  });

  test("and stops responding delays one reader; the following ones use the primary at once", async () => {
    const proxy = await aDatabaseProxy(replica.url);
    const { reader, replicas } = await aReplicaReader(site.db, proxy.url);
    const produce = async (manager?: EntityManager) =>
      produced(manager ? "from the replica" : "from the primary");
    const read = async () => String((await reader.read(produce)).response.body);
    await until(async () => (await read()) === "from the replica");
    const pick = vi.spyOn(replicas, "pick");
    proxy.pause();
    for (let reader = 0; reader < 10; reader += 1) expect(await read()).toBe("from the primary");
    expect(pick.mock.results.filter(({ value }) => value !== null)).toHaveLength(1);
    proxy.resume();
    await until(async () => (await read()) === "from the replica");
  });

  test("when an instance starts is read as soon as it answers", async () => {
    await replica.stop();
    const process = await startServer({
      DATA_DIR: aDataFolder(),
      DATABASE_URL: url,
      LOG_LEVEL: "info",
      DATABASE_REPLICA_URLS: `${withPassword(url, "wrong")}, ${replica.url}`,
    });
    const readList = async () => {
      queryCount += 1;
      const answer = await fetch(`${process.address}/api/galleryCategory?limit=${queryCount}`);
      expect(answer.status).toBe(200);
    };
    await process.hasPrinted("The site is ready");
    const failures = linesWith(process.output(), "a replica does not answer");
    expect(failures).toHaveLength(2);
    expect(failures.join()).toMatch(/password authentication failed/);
    expect(failures.join()).toMatch(/ECONNREFUSED/);
    await readList();
    await replica.start();
    await untilReadFromReplica(readList, "gallery_category");
    expect(linesWith(process.output(), "a replica answers")).toHaveLength(1);
    expect(await process.end()).toBe(0);
  });
});

/** A reader of this replica alone, which answers. */
async function aReplicaReader(db: DataSource, replicaUrl: string) {
  const replicas = new Replicas(db, [replicaUrl], silentLog);
  onTestFinished(() => replicas.stop());
  await replicas.start();
  return { reader: new ReplicaReader(db, replicas), replicas };
}

function withPassword(url: string, password: string): string {
  const changed = new URL(url);
  changed.password = password;
  return changed.href;
}

const linesWith = (output: string, text: string): string[] =>
  output.split("\n").filter((line) => line.includes(text));
