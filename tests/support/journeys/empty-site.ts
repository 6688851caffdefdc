import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { root } from "../../../server/platform/paths.ts";
import { startMailServer, type TestMailServer } from "../applications/smtp-server.ts";
import { test as base } from "./people.ts";
import { journeyAdmin, portOfWorker } from "./site.ts";

/**
 * The built site with nothing in it, of this worker's own: what a journey decides about forms and
 * mails crosses nobody's way.
 */
interface EmptySite {
  address: string;
  /** Where its mails go. */
  mails: TestMailServer;
}

export const test = base.extend<object, { office: EmptySite }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
    async ({}, use, { parallelIndex }) => {
      const mails = await startMailServer();
      const site = await serveEmptySite(parallelIndex, { SMTP_URL: mails.url });
      await use({ address: site.address, mails });
      await site.stop();
      await mails.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ office }, use) => use(office.address),
});

/** Starts the built site without content, in a folder of its own, on the port of this worker. */
export async function serveEmptySite(worker: number, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "doloni-office-"));
  const port = portOfWorker(worker);
  const site = serve(port, folder, settings);
  const address = `http://127.0.0.1:${port}`;
  await isReady(address, site);
  return {
    address,
    async stop() {
      site.kill("SIGTERM");
      if (site.exitCode === null) await once(site, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serve(port: number, folder: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DEMO_CONTENT: "off",
      PORT: String(port),
      DATA_DIR: folder,
      ...settings,
      MAIL_FROM: "info@doloni.example",
      // What one network address may send is limited: each sender names their own.
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: journeyAdmin.email,
      ADMIN_PASSWORD: journeyAdmin.password,
    },
  });
}

async function isReady(address: string, site: ChildProcess): Promise<void> {
  const status = () => fetch(`${address}/readyz`).then(({ status }) => status);
  await expect
    .poll(() => site.exitCode ?? status().catch(() => "not yet"), { timeout: 120_000 })
    .toBe(200);
}
