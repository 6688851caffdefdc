// The process behind node-load.ts: takes one order, sends it, answers what came of it.

import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { type Load, numbered } from "./load.ts";
import type { Order, Sent } from "./node-load.ts";

process.once("message", async (order: Order) => {
  process.send?.(await sendAll(order));
});

async function sendAll({ loads, connections, seconds, requests }: Order): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const end = begun + (seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const most = requests ?? Number.POSITIVE_INFINITY;
  const run = randomUUID();
  let count = 0;
  let failures = 0;
  const sendOn = async () => {
    while (count < most && performance.now() < end) {
      const load = loads[count % loads.length];
      count += 1;
      if (load && !(await isAnswered(numbered(load, run + count), agent))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendOn));
  agent.destroy();
  return { requests: count, seconds: (performance.now() - begun) / 1000, failures };
}

function isAnswered({ url, method = "GET", headers = {}, body }: Load, agent: Agent) {
  return new Promise<boolean>((resolve) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sending = request(url, { agent, method, headers: { ...headers, ...length } });
    sending.on("error", () => resolve(false));
    sending.on("response", (answer) => {
      answer.resume().on("end", () => resolve((answer.statusCode ?? 500) < 400));
    });
    sending.end(body);
  });
}
