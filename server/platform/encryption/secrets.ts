import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

/** A shorter secret could be guessed. */
const minimumSecretLength = 32;

export const secretsFolder = (dataDir: string): string => join(dataDir, "secrets");

/** 48 random bytes as base64url (64 characters). */
export const createSecret = (): string => randomBytes(48).toString("base64url");

/** Throws StartupError when the file's secret is empty or short, as after a full disk. */
export function assertSecret(file: string, secret: string): void {
  if (secret.length >= minimumSecretLength) return;
  throw new StartupError(
    `The secret in ${file} is ${secret ? "too short" : "empty"}: restore the file from a copy, or ` +
      "delete it if there is none, and a new one is generated.",
  );
}

/**
 * The installation's secret of this name, generated and stored at the first call. Only the
 * process's account can read the file. Throws StartupError when the stored one is too short.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = secretsFolder(dataDir);
  const file = join(folder, name);
  const existing = await readIfThere(file);
  if (existing !== null) {
    assertSecret(file, existing.trim());
    return existing;
  }
  // In two steps, because `mode` must not apply to the parent folders.
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}`;
  await writeDurably(temporaryFile, createSecret());
  try {
    // link() never replaces a file: of two concurrent first starts, the second reads the first's
    // secret.
    await link(temporaryFile, file).catch(ignoreExisting);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return readFile(file, "utf8");
}

/** A secret for one purpose (HKDF-SHA-256, as hex), from which the given one cannot be computed. */
export const deriveSecret = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", `doloni ${purpose}`, 32)).toString("hex");

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isFileError(error, "ENOENT")) return null;
    throw error;
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const opened = await open(file, "wx", 0o600);
  try {
    await opened.writeFile(text);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

const ignoreExisting = (error: unknown) => {
  if (!isFileError(error, "EEXIST")) throw error;
};

const isFileError = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
