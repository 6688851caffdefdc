import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "../../../server/platform/paths.ts";
import { stopEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import { freePort } from "./free-port.ts";
import { siteProgram } from "./site-program.ts";

/** The server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Resolves when the output contains `text`; rejects when the process ends without it. */
  hasPrinted(text: string): Promise<void>;
  /** Sends the signal and returns the exit code; null when the signal has killed the process. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits until the process ends and returns its exit code. */
  ended(): Promise<number | null>;
}

/** Registers a clean-up: `onTestFinished`, or `afterAll` for the test file. */
type AtEnd = (work: () => Promise<void> | void) => void;

/** A folder for DATA_DIR; it is deleted, and its PostgreSQL stopped, when the test ends. */
export function aDataFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "doloni-site-"));
  atEnd(async () => {
    await stopEmbeddedPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Starts the server without demo content, and kills it when the test ends. With `afterAll`, await it
 * at the top of a file: Vitest ignores an `afterAll` within `beforeAll` or a test.
 */
export async function startServer(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, siteProgram("main"), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      STARTING_CONTENT: "off",
      LOG_LEVEL: "error",
      // On a busy machine the event loop is often delayed.
      MAX_EVENT_LOOP_DELAY_MS: "0",
      ...env,
    },
  });
  atEnd(() => void child.kill("SIGKILL"));
  let output = "";
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const closed = once(child, "close").then(() => child.exitCode);
  return {
    address: `http://127.0.0.1:${env.PORT ?? port}`,
    child,
    output: () => output,
    ended: () => closed,
    end(signal = "SIGTERM") {
      child.kill(signal);
      return closed;
    },
    hasPrinted(text) {
      return new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        check();
        child.stdout.on("data", check);
        child.stderr.on("data", check);
        closed.then((code) => reject(new Error(`Ended with ${code} before "${text}": ${output}`)));
      });
    },
  };
}

/** Repeats the request until the response has this status. */
export async function waitForStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === status) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
