// The child process of node-load.ts: receives one order, sends its requests and reports the result.

import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { type Load, numbered } from "./load.ts";
import type { Order, Sent } from "./node-load.ts";

process.once("message", async (order: Order) => {
  process.send?.(await sendAll(order));
});

async function sendAll({ loads, connections, seconds, requests }: Order): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const end = startedAt + (seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const maxRequests = requests ?? Number.POSITIVE_INFINITY;
  const runId = randomUUID();
  let count = 0;
  let failures = 0;
  const sendRequests = async () => {
    while (count < maxRequests && performance.now() < end) {
      const load = loads[count % loads.length];
      count += 1;
      if (load && !(await isAnswered(numbered(load, runId + count), agent))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  return { requests: count, seconds: (performance.now() - startedAt) / 1000, failures };
}

function isAnswered({ url, method = "GET", headers = {}, body }: Load, agent: Agent) {
  return new Promise<boolean>((resolve) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } });
    outgoing.on("error", () => resolve(false));
    outgoing.on("response", (answer) => {
      answer.resume().on("end", () => resolve((answer.statusCode ?? 500) < 400));
    });
    outgoing.end(body);
  });
}
