import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../../server/platform/paths.ts";

export const journeyPort = 4391;
export const journeyAdmin = { email: "admin@doloni.example", password: "a password for journeys" };

/** The built site with its demo content in a folder of its own, which goes when it ends. */
function serve(): void {
  const folder = mkdtempSync(join(tmpdir(), "doloni-journeys-"));
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(journeyPort),
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      // What one network address may send is limited: each journey names its own.
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) serve();
