// Finds or installs a Chromium for the browser tests (tests/journeys).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inRoot, run, say } from "./steps.mjs";

/** Whole browsers, after the old headless mode, which takes a third less of the processor's time. */
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const names = ["chromium-headless-shell", ...browsers];

/** Instructions for machines on which no Chromium could be found or installed. */
export const howToGetChromium = [
  "No Chromium could be found or installed, so the journeys did not run. Install one:",
  "  apt-get install chromium-headless-shell            (as root, on Debian)",
  "  npx playwright-core install --with-deps chromium   (elsewhere)",
  "or set CHROMIUM_PATH to a Chromium or Chrome that starts on this machine.",
].join("\n");

/** Path of a Chromium that starts on this machine, installed if necessary; null when that fails. */
export async function findChromium() {
  return firstThatRuns([process.env.CHROMIUM_PATH, ...onPath(), await ofPlaywright()]) ?? install();
}

async function install() {
  say("Downloading Chromium …");
  await run(
    process.execPath,
    [inRoot("node_modules/playwright-core/cli.js"), "install", "chromium"],
    {
      quiet: true,
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    },
  );
  const downloaded = firstThatRuns([await ofPlaywright()]);
  if (downloaded || process.getuid?.() !== 0) return downloaded;
  say("Installing Chromium's headless shell with apt-get …");
  await run("apt-get", ["update", "-qq"], { quiet: true });
  await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
    {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    },
  );
  return firstThatRuns(onPath());
}

const onPath = () =>
  names.flatMap((name) =>
    (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)),
  );

async function ofPlaywright() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

/** Starts each one, because a downloaded browser may need libraries that the machine lacks. */
const firstThatRuns = (paths) =>
  paths.find(
    (path) =>
      path &&
      existsSync(path) &&
      spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0,
  ) ?? null;
