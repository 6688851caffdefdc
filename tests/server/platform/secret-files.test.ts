import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../../server/platform/environment.ts";

const folder = mkdtempSync(join(tmpdir(), "doloni-secret-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function aFile(text: string): string {
  count += 1;
  const file = join(folder, `secret-${count}`);
  writeFileSync(file, text);
  return file;
}

const key = "k".repeat(40);

describe("a secret in a file", () => {
  test("is read without its line break", () => {
    const { applicationKey } = readEnvironment({ APPLICATION_KEY_FILE: aFile(`${key}\n`) });
    expect(applicationKey).toBe(key);
  });

  test("may be any of the secrets, which obey the same rules as in variables", () => {
    const environment = readEnvironment({
      DATABASE_URL_FILE: aFile("postgres://doloni:secret@db/doloni\n"),
      DATABASE_OWNER_URL_FILE: aFile("postgres://owner:secret@db/doloni"),
      DATABASE_REPLICA_URLS_FILE: aFile("postgres://doloni:secret@replica/doloni"),
      ADMIN_PASSWORD_FILE: aFile("a long password"),
      SMTP_URL_FILE: aFile("smtp://user:secret@mail:587"),
      TELEGRAM_BOT_TOKEN_FILE: aFile("123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K\n"),
      CLOUDINARY_URL_FILE: aFile("cloudinary://key:secret@cloud"),
      CLOUDINARY_UPLOAD_PRESET: "preset",
    });
    expect(environment).toMatchObject({
      databaseUrl: "postgres://doloni:secret@db/doloni",
      databaseOwnerUrl: "postgres://owner:secret@db/doloni",
      databaseReplicaUrls: ["postgres://doloni:secret@replica/doloni"],
      adminPassword: "a long password",
      smtpUrl: "smtp://user:secret@mail:587",
      telegram: {
        token: "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K",
        apiUrl: "https://api.telegram.org",
      },
      cloudinary: { cloudName: "cloud", apiSecret: "secret" },
    });
    expect(() => readEnvironment({ APPLICATION_KEY_FILE: aFile("short") })).toThrow(
      "APPLICATION_KEY must have at least 32 characters",
    );
  });

  test("is refused when the variable is set too, by an error that names both", () => {
    const both = { APPLICATION_KEY: key, APPLICATION_KEY_FILE: aFile(key) };
    expect(() => readEnvironment(both)).toThrow(
      "APPLICATION_KEY and APPLICATION_KEY_FILE are both set: set only one of them.",
    );
  });

  test("is refused when the file is empty or missing", () => {
    const empty = aFile("\n");
    expect(() => readEnvironment({ SMTP_URL_FILE: empty })).toThrow(
      `SMTP_URL_FILE names an empty file: ${empty}.`,
    );
    expect(() => readEnvironment({ SMTP_URL_FILE: join(folder, "nowhere") })).toThrow(
      "SMTP_URL_FILE names a file that cannot be read (ENOENT)",
    );
  });

  test("never appears in an error", () => {
    const secret = "postgres-password-in-the-wrong-place";
    expect(() => readEnvironment({ DATABASE_URL_FILE: aFile(secret) })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }),
    );
  });
});

describe("APPLICATION_KEY", () => {
  test("may hold older keys after the newest, one per line", () => {
    const APPLICATION_KEY = `${key}\n${"o".repeat(32)}`;
    expect(readEnvironment({ APPLICATION_KEY }).applicationKey).toBe(APPLICATION_KEY);
  });

  test("is refused when one of its lines is too short", () => {
    expect(() => readEnvironment({ APPLICATION_KEY: `${key}\nshort` })).toThrow(
      "APPLICATION_KEY must have at least 32 characters in each line",
    );
  });
});
