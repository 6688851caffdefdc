import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Generator, Load } from "./load.ts";

/** What the child process has to send: for some seconds, or a number of requests in all. */
export interface Order {
  /** Sent in this order, repeatedly. */
  loads: Load[];
  connections: number;
  seconds?: number;
  requests?: number;
}

export interface Sent {
  requests: number;
  seconds: number;
  failures: number;
  /** Responses that came from the cache. */
  hits: number;
  /** Milliseconds from sending a request until its response was complete. */
  median: number;
  percentile99: number;
}

/** A generator in a Node process of its own; servers faster than it cannot be told apart. */
export const nodeGenerator = (): Generator => ({
  name: `Node ${process.versions.node}`,
  async rate(load, { connections, seconds }) {
    const sent = await send({ loads: [load], connections, seconds });
    return { perSecond: sent.requests / sent.seconds, failures: sent.failures };
  },
});

/** Runs `before` when the process is ready to send, so that the requests follow it at once. */
export async function send(order: Order, before?: () => Promise<unknown>): Promise<Sent> {
  const child = fork(join(import.meta.dirname, "node-load-process.ts"), { execArgv: [] });
  try {
    await once(child, "message");
    await before?.();
    child.send(order);
    const [sent] = await once(child, "message");
    return sent;
  } finally {
    child.kill();
  }
}
