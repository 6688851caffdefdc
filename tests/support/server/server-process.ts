import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "../../../server/platform/paths.ts";
import { stopEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";

/** The site as a process of its own, as `npm start` runs it, but from the sources. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Returns when the output has `words`; throws when the process ends without them. */
  hasPrinted(words: string): Promise<void>;
  /** Sends the signal; answers the exit code, null after kill -9. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Answers the exit code once it has ended by itself. */
  ended(): Promise<number | null>;
}

/** Has something done at an end: of the test, or with `afterAll` of the file. */
type AtEnd = (work: () => Promise<void> | void) => void;

/** A folder for DATA_DIR that goes, with the PostgreSQL in it, when the test ends. */
export function aDataFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "doloni-site-"));
  atEnd(async () => {
    await stopEmbeddedPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts it without demo content, and kills it when the test ends. */
export async function startServer(
  env: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ServerProcess> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/typescript.mjs",
      "--import",
      "./tests/support/never-late.ts",
      "server/main.ts",
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: port,
        DEMO_CONTENT: "off",
        LOG_LEVEL: "error",
        ...env,
      },
    },
  );
  atEnd(() => void child.kill("SIGKILL"));
  let output = "";
  const note = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on("data", note);
  child.stderr.on("data", note);
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
    hasPrinted(words) {
      return new Promise((resolve, reject) => {
        const look = () => output.includes(words) && resolve();
        look();
        child.stdout.on("data", look);
        child.stderr.on("data", look);
        closed.then((code) => reject(new Error(`Ended with ${code} before "${words}": ${output}`)));
      });
    },
  };
}

/** Asks again until the answer has this status. */
export async function waitForStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === status) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
