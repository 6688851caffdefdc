import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../files/atomic-file.ts";
import { assertSecret, createSecret, loadOrCreateSecret, secretsFolder } from "./secrets.ts";

/**
 * The secrets that decrypt, newest first; the first one encrypts. Returns the same array until the
 * ring changes.
 */
export type KeyRing = () => readonly string[];

const fileName = "application-key";

/** Secrets one per line, newest first. */
const parseSecrets = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The ring of APPLICATION_KEY, which changes with a restart; without it that of the data folder,
 * which follows its file while the server runs. Throws StartupError.
 */
export async function openKeyRing(settings: {
  applicationKey: string | null;
  dataDir: string;
}): Promise<KeyRing> {
  if (settings.applicationKey) {
    const secrets = parseSecrets(settings.applicationKey);
    return () => secrets;
  }
  await loadOrCreateSecret(settings.dataDir, fileName);
  return followFile(join(secretsFolder(settings.dataDir), fileName));
}

/** Adds a generated secret to the ring of the data folder; from now on it encrypts. */
export async function addSecret(dataDir: string, ring: KeyRing): Promise<void> {
  await writeRing(dataDir, [createSecret(), ...ring()]);
}

/** Removes all secrets but the newest; what they encrypted can never be read again. */
export async function removeOldSecrets(dataDir: string, ring: KeyRing): Promise<void> {
  await writeRing(dataDir, ring().slice(0, 1));
}

async function writeRing(dataDir: string, secrets: readonly string[]): Promise<void> {
  const folder = secretsFolder(dataDir);
  await writeAtomically(folder, join(folder, fileName), Buffer.from(secrets.join("\n")), 0o600);
}

/** Keeps the last secrets while the file is missing or damaged. Throws StartupError at first. */
function followFile(file: string): KeyRing {
  let version = "";
  let secrets: readonly string[] = [];
  const readChanged = () => {
    // The file is replaced by renaming, so that another inode means other secrets.
    const { ino, mtimeMs, size } = statSync(file);
    const found = `${ino} ${mtimeMs} ${size}`;
    if (found === version) return;
    secrets = readRing(file);
    version = found;
  };
  readChanged();
  return () => {
    try {
      readChanged();
    } catch {
      // What was read before still decrypts.
    }
    return secrets;
  };
}

function readRing(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const secrets = parseSecrets(text);
  for (const secret of secrets.length > 0 ? secrets : [""]) assertSecret(file, secret);
  // Earlier versions used the text of the file with its line break, if somebody had added one.
  return secrets.length === 1 && text !== secrets[0] ? [...secrets, text] : secrets;
}
