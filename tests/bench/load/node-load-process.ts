// The child process of node-load.ts: receives one order, sends its requests and reports the result.

import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { type Load, numbered } from "./load.ts";
import { median, percentile } from "./measure-in-turns.ts";
import type { Order, Sent } from "./node-load.ts";
import { isHitStatus } from "./responses.ts";

process.once("message", async (order: Order) => {
  process.send?.(await sendAll(order));
});
process.send?.("ready");

async function sendAll({ loads, connections, seconds, requests }: Order): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const end = startedAt + (seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const maxRequests = requests ?? Number.POSITIVE_INFINITY;
  const runId = randomUUID();
  const times: number[] = [];
  let count = 0;
  let failures = 0;
  let hits = 0;
  const sendRequests = async () => {
    while (count < maxRequests && performance.now() < end) {
      const load = loads[count % loads.length];
      count += 1;
      if (!load) continue;
      const sentAt = performance.now();
      const { isFailure, isFromCache } = await answerTo(numbered(load, runId + count), agent);
      times.push(performance.now() - sentAt);
      if (isFailure) failures += 1;
      if (isFromCache) hits += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  return {
    requests: count,
    seconds: (performance.now() - startedAt) / 1000,
    failures,
    hits,
    median: median(times),
    percentile99: percentile(times, 0.99),
  };
}

function answerTo({ url, method = "GET", headers = {}, body }: Load, agent: Agent) {
  return new Promise<{ isFailure: boolean; isFromCache: boolean }>((resolve) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } });
    outgoing.on("error", () => resolve({ isFailure: true, isFromCache: false }));
    outgoing.on("response", (answer) => {
      const isFailure = (answer.statusCode ?? 500) >= 400;
      const isFromCache = isHitStatus(answer.headers["cache-status"]?.toString());
      answer.resume().on("end", () => resolve({ isFailure, isFromCache }));
    });
    outgoing.end(body);
  });
}
