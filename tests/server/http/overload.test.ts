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

// A flood is a lot of work; a busy machine needs longer than the default timeout.
vi.setConfig({ testTimeout: 300_000 });

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);

/** While the gate is closed, no page is rendered. */
let gate = Promise.withResolvers<void>();
const limit = 400;
/** The number of responses that are computed at once. */
const atOnce = 250;
const slowly: Render = async (request) => {
  await gate.promise;
  return render(request);
};
const site = await aServer({ render: slowly, limit, keeps: true });
const address = await site.app.listen({ port: 0, host: "127.0.0.1" });
// Timeouts are tested in slow-clients.test.ts; here they would end requests that a busy machine has not handled yet.
Object.assign(site.app.server, { headersTimeout: 0, requestTimeout: 0 });

const browser = { accept: "text/html" };
const get = (path: string, headers: Record<string, string> = browser) =>
  fetch(`${address}${path}`, { headers });
const count = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
/** Sends `size` requests at once, over a connection each. */
const flood = (size: number, ask: (number: number) => Promise<Response>) =>
  Array.from({ length: size }, (_, number) => ask(number));
let waiting: Promise<Response>[] = [];
let answered = 0;
const unanswered = () => waiting.length - answered;

/** Requests `size` addresses at once; returns the refused responses when `isDone` accepts them. */
async function floodUntil(
  size = atOnce + 80,
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

describe("when more pages are requested than can be rendered", () => {
  test("the excess is refused at once, the others are served, and then everything works as before", async () => {
    const refused = await floodUntil();
    expect(refused).toHaveLength(80);
    gate.resolve();
    const answers = await Promise.all(waiting);
    expect([count(answers, 200), count(answers, 503)]).toEqual([atOnce, 80]);
    expect((await get("/about?flood=over")).status).toBe(200);
  });

  test("a visitor reads this in their language, with the time to try again", async () => {
    await floodUntil();
    for (const [path, language, expectedText] of [
      ["/about?flood=more", "uk", "Сайт не встигає відповісти всім"],
      ["/about?flood=more&lang=en", "en", "The site cannot answer all requests"],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
      expect(answer.headers.get("content-language")).toBe(language);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("script-src");
      expect(await answer.text()).toContain(expectedText);
    }
  });

  test("programs receive it as JSON", async () => {
    await floodUntil();
    const rest = await get("/api/blog", { accept: "application/json" });
    expect([rest.status, (await rest.json()).code]).toEqual([503, "BUSY"]);
    const apiResponse = await site.request({
      method: "POST",
      url: "/graphql",
      payload: { query: "{ members { items { id } } }" },
    });
    expect(apiResponse.statusCode).toBe(503);
    expect(apiResponse.json().errors[0].extensions).toEqual({ code: "BUSY" });
    expect(apiResponse.headers["retry-after"]).toBeDefined();
  });

  test("load balancers, editors and readers of cached pages are still served", async () => {
    gate.resolve();
    await (await get("/contacts")).text();
    gate = Promise.withResolvers();
    await floodUntil();
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    const cached = await get("/contacts");
    expect([cached.status, cached.headers.get("cache-status")]).toEqual([200, "doloni; hit"]);
    expect(
      (await site.executeOrThrow("{ overview { inTrash } }", {}, "editor")).overview.inTrash,
    ).toBe(0);
    // All of this while the requests of the flood wait at the closed gate.
    expect(unanswered()).toBe(atOnce);
  });
});

describe("when too many requests are in flight", () => {
  test("what a visitor typed into a form without scripts is in the response", async () => {
    // All of them wait for the same page, so none is refused because the render queue is full.
    await floodUntil(
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
    const clientRequest = request(`${address}${path}`, { agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    clientRequest.on("error", reject).end();
  });

/**
 * In a separate process: sends 1500 requests at once, over a connection each, and keeps
 * 300 open until it is told to stop; then it counts the responses by status.
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

test("a real flood receives only pages or 503, and the load balancer its own response", async () => {
  gate.resolve();
  const flooding = spawn(process.execPath, ["--input-type=module", "-e", flooder, address]);
  onTestFinished(() => void flooding.kill("SIGKILL"));
  const counted = text(flooding.stdout);
  await once(site.app.server, "request");
  // The flood stops only after these requests, so a health check that waits for its end would never be answered.
  for (let question = 0; question < 3; question += 1) {
    expect(await statusOnNewConnection("/healthz")).toBe(200);
  }
  flooding.stdin.write("stop");
  // The number of successful responses depends on the speed of the machine.
  const { 200: served, 503: refused = 0, ...others } = JSON.parse(await counted);
  expect(others).toEqual({});
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served + refused).toBeGreaterThanOrEqual(1500);
});
