import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMark, type Generator, numbered, type Rate } from "../bench/load/load.ts";
import { measureInTurns, median, percentile, Rates } from "../bench/load/measure-in-turns.ts";
import { send } from "../bench/load/node-load.ts";
import { rateIn } from "../bench/load/wrk.ts";
import { isMet, type Row, tableOf } from "../bench/table.ts";

const measurement = { rounds: 2, seconds: 1, connections: 1 };
const page = { url: "http://site.example/" };

/** A load generator without load: returns the given rates of each address, one per call. */
function scripted(rates: Record<string, Partial<Rate>[]>): Generator {
  return {
    name: "scripted",
    rate: async ({ url }) => ({ perSecond: 100, failures: 0, ...rates[url]?.shift() }),
  };
}

const aRow = (fields: Partial<Row>): Row => ({
  id: "page",
  what: "cached page / file",
  goal: { atLeast: 0.9 },
  finding: { value: 1, seen: "10/s against 10/s" },
  ...fields,
});

describe("a developer who reads the benchmark's table", () => {
  test("sees the median of pairs, each from one round", () => {
    const rates = new Rates();
    for (const rate of [10, 30, 90]) rates.note("one", rate);
    for (const rate of [10, 10, 10]) rates.note("other", rate);
    expect(rates.ratio("one", "other")).toMatchObject({ value: 3, spread: [1, 9] });
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test("sees as the 99th percentile what one response in a hundred exceeds", () => {
    const times = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(percentile(times, 0.99)).toBe(198);
    expect(percentile([7], 0.99)).toBe(7);
  });

  test("does not see the measurements of the warm-up", async () => {
    const url = "http://site.example/cold";
    const generator = scripted({ [url]: [{ perSecond: 1 }, { perSecond: 50 }, { perSecond: 50 }] });
    const rates = await measureInTurns({ cold: { url }, warm: page }, generator, measurement);
    expect(rates.ratio("cold", "warm")).toMatchObject({ value: 0.5, spread: [0.5, 0.5] });
  });

  test.each([
    ["a single failed answer", [{}, {}, { failures: 1 }], "1 answers were failures"],
    ["no answer at all", [{}, { perSecond: 0 }], "no answer came in time"],
  ])("sees the reason instead of a figure after %s", async (_what, rates, missing) => {
    const url = "http://site.example/ill";
    const found = await measureInTurns(
      { ill: { url }, well: page },
      scripted({ [url]: rates }),
      measurement,
    );
    expect(found.ratio("ill", "well")).toEqual({ missing });
  });

  test("sees a missing figure as a missed goal", () => {
    expect(isMet(aRow({ finding: { missing: "it fell" } }))).toBe(false);
    expect(isMet(aRow({ goal: { atMost: 0.99 } }))).toBe(false);
    expect(isMet(aRow({}))).toBe(true);
    expect(isMet(aRow({ goal: null }))).toBeNull();
  });

  test("sees goal, figure, spread and the accepted figure in one line", () => {
    const finding = { value: 0.51234, spread: [0.4, 1234.5] as [number, number], seen: "so" };
    const accepted = new Map([["cached page / file", "0.95"]]);
    const [, , line] = tableOf([aRow({ finding })], accepted).split("\n");
    expect(line).toBe("| cached page / file | ≥ 0.9 | 0.512 (0.4–1,235) | ✗ | 0.95 | so |");
  });
});

describe("the load generator", () => {
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? "");
    if (request.url === "/hit") response.setHeader("cache-status", "doloni; hit");
    response.writeHead(request.url?.startsWith("/ill") ? 500 : 200).end();
  });
  const requestedUrls: string[] = [];
  let origin = "";

  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(() => void server.close());

  test("never requests an address twice where each is to be new", async () => {
    const loads = [{ url: `${origin}/?fresh=${freshMark}` }];
    const sent = await send({ loads, connections: 3, requests: 20 });
    expect(sent).toMatchObject({ requests: 20, failures: 0 });
    expect(new Set(requestedUrls)).toHaveLength(20);
    expect(numbered({ url: "/", body: `{${freshMark}}` }, "7").body).toBe("{7}");
  });

  test("counts every failed response", async () => {
    const loads = [{ url: `${origin}/ill` }, { url: `${origin}/well` }];
    expect(await send({ loads, connections: 2, requests: 10 })).toMatchObject({ failures: 5 });
  });

  test("begins after the work that its requests are to follow", async () => {
    const urlsBefore = requestedUrls.length;
    let atWork = -1;
    const order = { loads: [{ url: `${origin}/well` }], connections: 1, requests: 1 };
    await send(order, async () => {
      atWork = requestedUrls.length;
    });
    expect([atWork, requestedUrls.length]).toEqual([urlsBefore, urlsBefore + 1]);
  });

  test("counts responses from the cache", async () => {
    const loads = [{ url: `${origin}/hit` }, { url: `${origin}/well` }];
    expect(await send({ loads, connections: 2, requests: 10 })).toMatchObject({ hits: 5 });
  });

  test("parses wrk's responses per second, and its failures", () => {
    const successfulOutput = "Running 1s test\n  Requests/sec:  12345.67\nTransfer/sec: 1.00MB\n";
    expect(rateIn(successfulOutput)).toEqual({ perSecond: 12345.67, failures: 0 });
    const errors = "  Socket errors: connect 1, read 2, write 3, timeout 4\n";
    const failedOutput = "  Non-2xx or 3xx responses: 5\n";
    expect(rateIn(errors + failedOutput + successfulOutput).failures).toBe(15);
    expect(() => rateIn(`load.lua:1: syntax error\n${successfulOutput}`)).toThrow("syntax error");
  });
});
