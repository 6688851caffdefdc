import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../server/platform/paths.ts";
import { onServerCore } from "../cores.ts";
import { outputOf } from "../output.ts";

/** Credentials and secrets that all processes on the bench's database share. */
export const shared = {
  adminEmail: "admin@doloni.example",
  adminPassword: "a password for the bench",
  applicationKey: "seals applications for as long as the bench runs",
};

/** The port of the first instance; the others use the following ports. */
const firstPort = 4392;

/** The public URL of every instance, the same for all, so that all render the same bytes. */
export const publicUrl = `http://127.0.0.1:${firstPort}`;

/** One running process of the production build. */
export interface Site {
  origin: string;
  /** Milliseconds from its start until /readyz succeeded. */
  readyAfter: number;
  /** The resident memory of the process in MiB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const takenPorts = new Set<number>();

export async function startSite(dataDir: string, settings: Record<string, string>): Promise<Site> {
  let port = firstPort;
  while (takenPorts.has(port)) port += 1;
  takenPorts.add(port);
  const startedAt = performance.now();
  const child = await onServerCore(() =>
    spawn(process.execPath, ["dist/server/main.js"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir, ...settings },
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return {
    origin,
    readyAfter: performance.now() - startedAt,
    memory: () => memoryOf(child.pid ?? 0),
    async stop() {
      takenPorts.delete(port);
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

const environment = {
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  PUBLIC_URL: publicUrl,
  APPLICATION_KEY: shared.applicationKey,
  ADMIN_EMAIL: shared.adminEmail,
  ADMIN_PASSWORD: shared.adminPassword,
};

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(10);
  }
  child.kill("SIGKILL");
  throw new Error("the site did not start");
}

async function memoryOf(pid: number): Promise<number> {
  if (process.platform === "linux") {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }
  return Number(await outputOf("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;
}
