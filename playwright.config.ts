import { defineConfig } from "@playwright/test";
import { addressOf, type JourneySite, journeySites } from "./tests/support/journeys/sites/site.ts";

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

// Chromium draws parts of its own windows as pages, in processes that cost as much as the site's.
// Nobody sees them here. Of several such switches only the last counts, so that those of
// Playwright's own that concern us stand here again.
const disabledFeatures = [
  "PreloadTopChromeWebUI",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PaintHolding",
  "PreconnectToSearch",
];
// Root may not use Chromium's own sandbox; the rest keeps it from calling its makers, and from
// drawing in software as if for a graphics card.
const args = [
  `--disable-features=${disabledFeatures.join(",")}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-sync",
];
if (process.getuid?.() === 0) args.push("--no-sandbox");

const aSite = (name: JourneySite) => ({
  command: `"${process.execPath}" --import ./scripts/typescript.mjs tests/support/journeys/sites/site.ts ${name}`,
  url: `${addressOf(name)}/readyz`,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
  stdout: "ignore" as const,
  stderr: "pipe" as const,
});

// Playwright reads a default export.
export default defineConfig({
  outputDir: "test-results",
  globalSetup: "./tests/support/journeys/sites/finish-setup.ts",
  // A site for each: staff adds and deletes, and must not cross the way of visitors who count.
  projects: journeySites.map((name) => ({
    name,
    testDir: `tests/journeys/${name}`,
    use: { baseURL: addressOf(name) },
  })),
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try, in a fresh browser, tells a machine out of breath from a broken page. `npm test`
  // ends with the names of those who needed it: each is to be looked into, not to be lived with.
  retries: 1,
  // Long enough for a machine that is several times slower: the limits end tests that hang.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Requests that a worker answers pass by `page.route`; tests of the worker allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath, args },
    // Recording slows every page: only a second try is recorded.
    trace: "on-first-retry",
  },
  webServer: journeySites.map(aSite),
});
