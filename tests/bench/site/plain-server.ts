import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** An answer that lies ready in memory. */
export interface Bytes {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the plain server answers at each path: bytes, or rows of statements run one by one. */
export interface Plan {
  databaseUrl: string;
  bytes: Record<string, Bytes>;
  reads: Record<string, Statement[]>;
  /** `$1` is the posted body. */
  writes: Record<string, Statement>;
}

export interface PlainServer {
  origin: string;
  stop(): void;
}

/**
 * What somebody would write who wants this one answer and nothing else: node:http, pg and
 * JSON.stringify, in a process of its own. The measure of all that the site does besides.
 */
export async function startPlainServer(plan: Plan): Promise<PlainServer> {
  const child = fork(join(import.meta.dirname, "plain-server-process.ts"), { execArgv: [] });
  child.send(plan);
  const [port] = await once(child, "message");
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
