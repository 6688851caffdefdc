import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../server/platform/paths.ts";
import { outputOf } from "../output.ts";

/** What everybody who works on the bench's database must agree on. */
export const shared = {
  adminEmail: "admin@doloni.example",
  adminPassword: "a password for the bench",
  jwtSecret: "signs sessions for as long as the bench runs",
  applicationKey: "seals applications for as long as the bench runs",
};

/** The first instance listens here, the others behind it. */
const firstPort = 4392;

/** Where visitors would reach every instance: so all draw the same bytes. */
export const publicUrl = `http://127.0.0.1:${firstPort}`;

/** One running process of the production build. */
export interface Site {
  origin: string;
  /** Milliseconds from its start until /readyz said yes. */
  readyAfter: number;
  /** MiB that the process holds in memory now. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const takenPorts = new Set<number>();

export async function startSite(dataDir: string, settings: Record<string, string>): Promise<Site> {
  let port = firstPort;
  while (takenPorts.has(port)) port += 1;
  takenPorts.add(port);
  const begun = performance.now();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir, ...settings },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, child);
  return {
    origin,
    readyAfter: performance.now() - begun,
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
  JWT_SECRET: shared.jwtSecret,
  APPLICATION_KEY: shared.applicationKey,
  ADMIN_EMAIL: shared.adminEmail,
  ADMIN_PASSWORD: shared.adminPassword,
};

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const patience = performance.now() + 300_000;
  while (performance.now() < patience && child.exitCode === null) {
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
