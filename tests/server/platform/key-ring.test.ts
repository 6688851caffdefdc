import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import {
  addSecret,
  openKeyRing,
  removeOldSecrets,
} from "../../../server/platform/encryption/key-ring.ts";

const applicationKey = null;

function aFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-keys-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}
const fileOf = (dataDir: string) => join(dataDir, "secrets", "application-key");
const place = { table: "mail", column: "encrypted", row: "1" };

describe("the key ring of a data folder", () => {
  test("is followed by running instances: they encrypt with the newest key, and read all", async () => {
    const dataDir = aFolder();
    const rings = [
      await openKeyRing({ applicationKey, dataDir }),
      await openKeyRing({ applicationKey, dataDir }),
    ] as const;
    const [rotating, running] = [new FieldEncryption(rings[0]), new FieldEncryption(rings[1])];
    const before = running.encrypt("Оксана", place);
    await addSecret(dataDir, rings[0]);
    const after = rotating.encrypt("Ірина", place);
    expect(running.decrypt(after, place)).toBe("Ірина");
    expect(running.decrypt(before, place)).toBe("Оксана");
    expect(running.encrypt("", place).subarray(0, 4)).toEqual(rotating.currentKeyId);
    await removeOldSecrets(dataDir, rings[0]);
    expect(running.tryDecrypt(before, place)).toBeNull();
  });

  test("is readable by nobody else", async () => {
    const dataDir = aFolder();
    const ring = await openKeyRing({ applicationKey, dataDir });
    await addSecret(dataDir, ring);
    expect(ring()).toHaveLength(2);
    expect(statSync(fileOf(dataDir)).mode & 0o777).toBe(0o600);
  });

  test("of an earlier version, with a line break at its end, still decrypts", async () => {
    const dataDir = aFolder();
    mkdirSync(join(dataDir, "secrets"));
    const text = `${"s".repeat(40)}\n`;
    writeFileSync(fileOf(dataDir), text);
    const ring = await openKeyRing({ applicationKey, dataDir });
    const encrypted = new FieldEncryption(text).encrypt("Оксана", place);
    expect(new FieldEncryption(ring).decrypt(encrypted, place)).toBe("Оксана");
  });

  test("with a damaged line is refused at a start, and ignored while the server runs", async () => {
    const dataDir = aFolder();
    const ring = await openKeyRing({ applicationKey, dataDir });
    const secrets = ring();
    writeFileSync(fileOf(dataDir), `${readFileSync(fileOf(dataDir), "utf8")}\nshort`);
    expect(ring()).toEqual(secrets);
    await expect(openKeyRing({ applicationKey, dataDir })).rejects.toThrow("is too short");
    rmSync(fileOf(dataDir));
    expect(ring()).toEqual(secrets);
  });
});
