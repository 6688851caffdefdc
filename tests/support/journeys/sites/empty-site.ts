import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Client } from "pg";
import { root } from "../../../../server/platform/paths.ts";
import { findEmbeddedPostgres } from "../../../../server/platform/postgres/embedded-postgres.ts";
import { startMailServer, type TestMailServer } from "../../applications/smtp-server.ts";
import {
  botToken,
  startTelegramServer,
  type TestTelegramServer,
} from "../../applications/telegram-server.ts";
import { test as base } from "../people.ts";
import { finishSetup } from "./finish-setup.ts";
import { journeyAdmin, portOfWorker } from "./site.ts";

/**
 * The production build without content, one per worker, so that a test may change settings of
 * forms and stop the mail server without disturbing other tests.
 */
interface EmptySite {
  address: string;
  /** Runs a statement in its database. */
  query(sql: string): Promise<void>;
  mailServer: TestMailServer;
  telegram: TestTelegramServer;
}

export const test = base.extend<object, { emptySite: EmptySite }>({
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
    async ({}, use, { parallelIndex }) => {
      const mailServer = await startMailServer();
      const telegram = await startTelegramServer();
      const site = await serveEmptySite(parallelIndex, {
        SMTP_URL: mailServer.url,
        TELEGRAM_BOT_TOKEN: botToken,
        TELEGRAM_API_URL: telegram.url,
        // Receivers of webhooks are on this machine.
        WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
      });
      await finishSetup(site.address);
      await use({ address: site.address, query: site.query, mailServer, telegram });
      await site.stop();
      await mailServer.stop();
      await telegram.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ emptySite }, use) => use(emptySite.address),
});

/** Starts the production build without content, with its own data folder, on the worker's port. */
export async function serveEmptySite(worker: number, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "doloni-empty-site-"));
  const port = portOfWorker(worker);
  const site = serve(port, folder, settings);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, site);
  return {
    address,
    async query(sql: string) {
      const client = new Client({ connectionString: (await findEmbeddedPostgres(folder)) ?? "" });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
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
      // On a busy machine the event loop is often delayed.
      MAX_EVENT_LOOP_DELAY_MS: "0",
      STARTING_CONTENT: "off",
      PORT: String(port),
      DATA_DIR: folder,
      ...settings,
      MAIL_FROM: "info@doloni.example",
      // The server limits how much one network address may send, so each sender has its own.
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: journeyAdmin.email,
      ADMIN_PASSWORD: journeyAdmin.password,
    },
  });
}

async function waitUntilReady(address: string, site: ChildProcess): Promise<void> {
  const status = () => fetch(`${address}/readyz`).then(({ status }) => status);
  await expect
    .poll(() => site.exitCode ?? status().catch(() => "not yet"), { timeout: 120_000 })
    .toBe(200);
}
