import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

test("a developer without Chromium, and without a way to get it, reads once what to install", {
  timeout: 60_000,
}, () => {
  const emptyFolder = mkdtempSync(join(tmpdir(), "doloni-nothing-"));
  onTestFinished(() => rmSync(emptyFolder, { recursive: true }));
  // Neither a browser nor apt-get on the PATH, and no server to download one from.
  const env = {
    PATH: emptyFolder,
    HOME: emptyFolder,
    PLAYWRIGHT_BROWSERS_PATH: emptyFolder,
    PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:9",
  };
  const script = join(root, "scripts", "test.mjs");
  const { status, stdout } = spawnSync(process.execPath, [script, "journeys"], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout.split("apt-get install chromium")).toHaveLength(2);
  expect(stdout).toContain("CHROMIUM_PATH");
  expect(stdout.trim().split("\n").at(-1)).toBe("0 passed, 1 failed");
});
