import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

// A flood is a great deal of work, on machines that may be busy.
vi.setConfig({ testTimeout: 300_000 });

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);

/** While it is shut, no page gets drawn. */
let gate = Promise.withResolvers<void>();
const limit = 250;
const slowly: Render = async (request) => {
  await gate.promise;
  return render(request);
};
const site = await aServer({ render: slowly, limit, keeps: true });
const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
// slow-clients.test.ts is about those: here they would end what a busy machine has not come to yet.
Object.assign(site.app.server, { headersTimeout: 0, requestTimeout: 0 });

const browser = { accept: "text/html" };
const get = (path: string, headers: Record<string, string> = browser) =>
  fetch(`${address}${path}`, { headers });
const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
/** So many at once, over a connection each. */
const flood = (size: number, ask: (number: number) => Promise<Response>) =>
  Array.from({ length: size }, (_, number) => ask(number));
let waiting: Promise<Response>[] = [];
let answered = 0;
const unanswered = () => waiting.length - answered;

/** Has `size` addresses asked for at once; answers those that were refused, when they are so many. */
async function overwhelm(
  size = 180,
  isDone = (refused: Response[]) => refused.length >= 80,
  path = (number: number) => `/about?flood=${number}`,
): Promise<Response[]> {
  const refused: Response[] = [];
  waiting = flood(size, (number) => get(path(number)));
  answered = 0;
  for (const each of waiting) {
    void each.then((answer) => {
      answered += 1;
      if (answer.status === 503) refused.push(answer);
    });
  }
  await until(() => isDone(refused));
  return refused;
}

beforeEach(() => {
  gate = Promise.withResolvers();
});
afterEach(async () => {
  gate.resolve();
  for (const answer of await Promise.all(waiting))
    if (!answer.bodyUsed) await answer.body?.cancel();
  waiting = [];
});

describe("when more pages are asked for than can be drawn", () => {
  test("those beyond are refused at once, the others are served, and then all is as before", async () => {
    const refused = await overwhelm();
    expect(refused).toHaveLength(80);
    gate.resolve();
    const answers = await Promise.all(waiting);
    expect([count(answers, 200), count(answers, 503)]).toEqual([100, 80]);
    expect((await get("/about?flood=over")).status).toBe(200);
  });

  test("a visitor reads so in their language, and when to come back", async () => {
    await overwhelm();
    for (const [path, language, words] of [
      ["/about?flood=more", "uk", "Сайт не встигає відповісти всім"],
      ["/about?flood=more&lang=en", "en", "The site cannot answer everybody"],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
      expect(answer.headers.get("content-language")).toBe(language);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("script-src");
      expect(await answer.text()).toContain(words);
    }
  });

  test("programs read it as JSON", async () => {
    await overwhelm();
    const rest = await get("/api/blog", { accept: "application/json" });
    expect([rest.status, (await rest.json()).code]).toEqual([503, "BUSY"]);
    const asked = await site.request({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ members { items { id } } }" },
    });
    expect(asked.statusCode).toBe(503);
    expect(asked.json().errors[0].extensions).toEqual({ code: "BUSY" });
    expect(asked.headers["retry-after"]).toBeDefined();
  });

  test("balancers, editors and readers of what is kept are answered all the same", async () => {
    gate.resolve();
    await (await get("/contacts")).text();
    gate = Promise.withResolvers();
    await overwhelm();
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    const kept = await get("/contacts");
    expect([kept.status, kept.headers.get("cache-status")]).toEqual([200, "doloni; hit"]);
    expect(
      (await site.executeOrThrow("{ overview { inTrash } }", {}, "editor")).overview.inTrash,
    ).toBe(0);
    // All of this while the flood stands before the shut gate.
    expect(unanswered()).toBe(100);
  });
});

describe("when ever more requests are in hand", () => {
  test("what somebody typed into a form without scripts is in the answer", async () => {
    // All of them wait for the same page, so that none is refused for want of drawing.
    await overwhelm(
      limit + 30,
      (refused) => refused.length === 30,
      () => "/team",
    );
    const answer = await fetch(`${address}/help/volunteer`, {
      method: "POST",
      body: new URLSearchParams({ fullName: "Оксана Д’яченко" }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="Оксана Д’яченко"');
    expect((await get("/healthz")).status).toBe(200);
  });
});

const statusOnNewConnection = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asking = request(`${address}${path}`, { agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    asking.on("error", reject).end();
  });

/**
 * In a process of its own: sends 1500 requests at once, over a connection each, and goes on with
 * 300 at any time until it is told to stop; then it counts the answers by status.
 */
const flooder = `
  import { get } from "node:http";
  const counts = {};
  let number = 0;
  let isOver = false;
  process.stdin.on("data", () => { isOver = true; });
  const ask = () => new Promise((resolve) => {
    const url = process.argv[1] + "/about?real=" + number++;
    get(url, { agent: false, headers: { accept: "text/html" } }, (answer) => {
      answer.resume().on("close", () => resolve(answer.complete ? answer.statusCode : "cut off"));
    }).on("error", (failure) => resolve(String(failure)));
  });
  const askFor = async (_, person) => {
    do {
      const status = await ask();
      counts[status] = (counts[status] ?? 0) + 1;
    } while (person < 300 && !isOver);
  };
  await Promise.all(Array.from({ length: 1500 }, askFor));
  console.log(JSON.stringify(counts));
  process.exit();
`;

test("a real flood gets answers alone, pages or the word that it is too much, and the balancer its own", async () => {
  gate.resolve();
  const flooding = spawn(process.execPath, ["--input-type=module", "-e", flooder, address]);
  onTestFinished(() => void flooding.kill("SIGKILL"));
  const counted = text(flooding.stdout);
  await once(site.app.server, "request");
  // The flood ends no sooner than it is told to: whoever is kept waiting by it waits for ever.
  for (let question = 0; question < 3; question += 1) {
    expect(await statusOnNewConnection("/healthz")).toBe(200);
  }
  flooding.stdin.write("stop");
  // How many are served depends on how quick the machine is.
  const { 200: served, 503: refused = 0, ...others } = JSON.parse(await counted);
  expect(others).toEqual({});
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served + refused).toBeGreaterThanOrEqual(1500);
});
