import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

test("who has no Chromium, and can get none, reads once what to install", {
  timeout: 60_000,
}, () => {
  const nothing = mkdtempSync(join(tmpdir(), "doloni-nothing-"));
  onTestFinished(() => rmSync(nothing, { recursive: true }));
  // Neither a browser nor apt-get on the path, and nobody to download one from.
  const env = {
    PATH: nothing,
    HOME: nothing,
    PLAYWRIGHT_BROWSERS_PATH: nothing,
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
