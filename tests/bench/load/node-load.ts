import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Generator, Load } from "./load.ts";

/** What the generator's process is told to send: for some seconds, or so many in all. */
export interface Order {
  /** Sent one after the other, and again from the first. */
  loads: Load[];
  connections: number;
  seconds?: number;
  requests?: number;
}

export interface Sent {
  requests: number;
  seconds: number;
  failures: number;
}

/** Load from a Node process of its own: counts exactly, and slows down what is quicker than it. */
export const nodeGenerator = (): Generator => ({
  name: `Node ${process.versions.node}`,
  async rate(load, { connections, seconds }) {
    const sent = await send({ loads: [load], connections, seconds });
    return { perSecond: sent.requests / sent.seconds, failures: sent.failures };
  },
});

export async function send(order: Order): Promise<Sent> {
  const child = fork(join(import.meta.dirname, "node-load-process.ts"), { execArgv: [] });
  try {
    child.send(order);
    const [sent] = await once(child, "message");
    return sent;
  } finally {
    child.kill();
  }
}
