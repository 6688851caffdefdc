import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onServerCore } from "../cores.ts";

/** A response held in memory. */
interface Bytes {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

export interface Statement {
  /** The name under which each connection prepares the statement once; without it, it is unnamed. */
  name?: string;
  text: string;
  values: unknown[];
}

/** What the plain server returns for each path: bytes, or rows of statements run sequentially. */
export interface Plan {
  databaseUrl: string;
  bytes: Record<string, Bytes>;
  reads: Record<string, Statement[]>;
  /** The parameter `$1` is the request body. */
  writes: Record<string, Statement>;
}

export interface PlainServer {
  origin: string;
  stop(): void;
}

/**
 * Starts a minimal server with node:http, pg and JSON.stringify in a process of its own. It is the
 * baseline with which the site is compared.
 */
export async function startPlainServer(plan: Plan): Promise<PlainServer> {
  const file = join(import.meta.dirname, "plain-server-process.ts");
  const child = await onServerCore(() => fork(file, { execArgv: [] }));
  child.send(plan);
  const [port] = await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
