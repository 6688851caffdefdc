import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * The installation's own secret of this name: 48 random bytes as base64url (64 characters),
 * made at the first call and the same ever after. Only the process's account can read it.
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  const existing = await readIfThere(file);
  if (existing) return existing;
  // In two steps: the mode is for the innermost folder alone.
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}`;
  await writeDurably(temporaryFile, randomBytes(48).toString("base64url"));
  try {
    // A link never replaces: of two first starts at once, the second takes the first one's secret.
    await link(temporaryFile, file).catch(ignoreExisting);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (failure) {
    if (isFileError(failure, "ENOENT")) return null;
    throw failure;
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

const ignoreExisting = (failure: unknown) => {
  if (!isFileError(failure, "EEXIST")) throw failure;
};

const isFileError = (failure: unknown, code: string) =>
  failure instanceof Error && "code" in failure && failure.code === code;
