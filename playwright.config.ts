import { defineConfig } from "@playwright/test";
import { journeyPort } from "./tests/support/journeys/site.ts";

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
// Root may not use Chromium's own sandbox; the rest keeps it from calling its makers.
const args = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
if (process.getuid?.() === 0) args.push("--no-sandbox");

const staff = /\/(admin|case-worker|editing|inbox|mail|users)[\w-]*\.spec\.ts$/;

// Playwright reads a default export.
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  // In this order: staff adds and deletes, and must not cross the way of visitors who count.
  projects: [
    { name: "visitors", testIgnore: staff },
    { name: "staff", testMatch: staff },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try, in a fresh browser, tells a machine out of breath from a broken page. The list
  // names whoever needed it as flaky: that one is to be looked into, not to be lived with.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${journeyPort}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args },
    // Recording slows every page: only a second try is recorded.
    trace: "on-first-retry",
  },
  webServer: {
    command: `"${process.execPath}" --import ./scripts/typescript.mjs tests/support/journeys/site.ts`,
    url: `http://127.0.0.1:${journeyPort}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
