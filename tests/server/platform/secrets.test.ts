import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadOrCreateSecret } from "../../../server/platform/encryption/secrets.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "doloni-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a secret is created once and never changes", async () => {
  const folder = aFolder();
  const first = await loadOrCreateSecret(folder, "application-key");
  expect(first).toMatch(/^[\w-]{64}$/);
  expect(await loadOrCreateSecret(folder, "application-key")).toBe(first);
  expect(await loadOrCreateSecret(folder, "other")).not.toBe(first);
});

test("two simultaneous first readers get the same secret", async () => {
  const folder = aFolder();
  const secrets = await Promise.all(
    [1, 2, 3, 4].map(() => loadOrCreateSecret(folder, "application-key")),
  );
  expect(new Set(secrets).size).toBe(1);
});

test("other users of the computer cannot read a secret", async () => {
  const folder = aFolder();
  await loadOrCreateSecret(folder, "application-key");
  expect(statSync(join(folder, "secrets")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "secrets", "application-key")).mode & 0o777).toBe(0o600);
});

test.each([
  ["empty", ""],
  ["empty", " \n"],
  ["too short", "half a secret"],
])("a stored secret that is %s is refused, and never replaced by a new one", async (what, text) => {
  const folder = aFolder();
  mkdirSync(join(folder, "secrets"));
  const file = join(folder, "secrets", "jwt-secret");
  writeFileSync(file, text);
  await expect(loadOrCreateSecret(folder, "jwt-secret")).rejects.toThrow(
    `The secret in ${file} is ${what}: restore the file from a copy`,
  );
  expect(readFileSync(file, "utf8")).toBe(text);
});
