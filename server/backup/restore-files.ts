import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { readIdentity } from "../platform/database/database-identity.ts";
import { StartupError } from "../platform/startup-error.ts";
import type { BackedUpFile, Manifest } from "./manifest.ts";
import type { VerifiedBackup } from "./read-backup.ts";

/** Folders of DATA_DIR that a restore fills. */
const contentFolders = ["postgres", "images/originals", "documents", "quarantine"];

/**
 * Throws a StartupError unless the folder is empty but for secrets, or belongs to the backed up
 * database already, which then moves to another PostgreSQL (`isEmbedded` false).
 */
export async function assertFolderFits(
  dataDir: string,
  manifest: Manifest,
  isEmbedded: boolean,
): Promise<void> {
  if (!isEmbedded && (await readIdentity(dataDir)) === manifest.databaseId) return;
  for (const name of contentFolders) {
    const names = await readdir(join(dataDir, name)).catch(() => []);
    if (names.length === 0) continue;
    throw new StartupError(
      `DATA_DIR ${dataDir} is not empty (${name}): choose an empty folder, and nothing is overwritten.`,
    );
  }
  for (const { path } of manifest.secrets) {
    if (existsSync(join(dataDir, path))) {
      throw new StartupError(`${join(dataDir, path)} exists, and the backup contains it as well.`);
    }
  }
}

/** Files and secrets that are there already are kept; files never change under their name. */
export async function restoreFiles(
  { manifest, read }: VerifiedBackup,
  dataDir: string,
  progress: (line: string) => void,
): Promise<void> {
  const { files, secrets } = manifest;
  for (const secret of secrets) await restoreFile(dataDir, secret, read(secret.stored), 0o600);
  for (const [index, file] of files.entries()) {
    await restoreFile(dataDir, file, read(file.stored), 0o644);
    if ((index + 1) % 200 === 0 || index + 1 === files.length) {
      progress(`Files: ${index + 1} of ${files.length}`);
    }
  }
}

async function restoreFile(
  dataDir: string,
  { path, bytes }: BackedUpFile,
  content: AsyncIterable<Uint8Array>,
  mode: number,
): Promise<void> {
  if (isAbsolute(path) || normalize(path).startsWith("..")) {
    throw new StartupError(`The backup names a file outside of DATA_DIR: ${path}.`);
  }
  const target = join(dataDir, path);
  if ((await stat(target).catch(() => null))?.size === bytes) return;
  const folderMode = path.startsWith("secrets/") ? 0o700 : 0o755;
  await mkdir(dirname(target), { recursive: true, mode: folderMode });
  const partial = `${target}.partial`;
  await pipeline(content, createWriteStream(partial, { mode, flush: true }));
  await rename(partial, target);
}

/** Removes what a failed restore has written into a folder that was empty. */
export async function removeRestored(dataDir: string, manifest: Manifest): Promise<void> {
  for (const { path } of [...manifest.files, ...manifest.secrets]) {
    await rm(join(dataDir, path), { force: true });
  }
}
