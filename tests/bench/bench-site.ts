import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../server/platform/places.ts";

const port = 4392;
export const origin = `http://127.0.0.1:${port}`;

/**
 * The built site with its demo content, started a second time: what is measured is an ordinary
 * day, not the minute in which the first start has just written a thousand pictures.
 * Answers how to stop it, which also removes its folder.
 */
export async function benchSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "doloni-bench-"));
  await stop(await start(folder));
  const site = await start(folder);
  return async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function start(folder: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" };
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, NODE_ENV: "production" },
  });
  for (let second = 0; second < 300; second++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return site;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error("the site did not start");
}

function stop(site: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    site.on("exit", () => resolve());
    site.kill("SIGTERM");
  });
}
