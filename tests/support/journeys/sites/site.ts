import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../../../server/platform/paths.ts";

/** The first of the consecutive ports that the sites of the browser tests listen on. */
const firstPort = Number(process.env.JOURNEY_PORT ?? 4391);

export const journeySites = ["visitors", "staff"] as const;
export type JourneySite = (typeof journeySites)[number];

const portOf = (name: JourneySite): number => firstPort + journeySites.indexOf(name);
export const addressOf = (name: JourneySite): string => `http://127.0.0.1:${portOf(name)}`;
/** The port of the site that belongs to one worker. */
export const portOfWorker = (worker: number): number => firstPort + journeySites.length + worker;

export const journeyAdmin = { email: "admin@doloni.example", password: "a password for journeys" };

/** Runs the production build with demo content; its data folder is deleted when it ends. */
function serve(port: number): void {
  const folder = mkdtempSync(join(tmpdir(), "doloni-journeys-"));
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      // On a busy machine the event loop is often delayed.
      MAX_EVENT_LOOP_DELAY_MS: "0",
      // The server limits how much one network address may send, so each test has its own.
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: journeyAdmin.email,
      ADMIN_PASSWORD: journeyAdmin.password,
    },
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => site.kill("SIGTERM"));
  }
  site.on("exit", (code) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const name = journeySites.find((site) => site === process.argv[2]);
  if (!name) throw new Error(`Which of ${journeySites.join(", ")}?`);
  serve(portOf(name));
}
