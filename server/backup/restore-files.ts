import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readIdentity } from "../files/database-identity.ts";
import { encryptedPrefix } from "../files/encrypted-files.ts";
import { type FileStore, isKey } from "../files/file-store.ts";
import { folderStore } from "../files/open-file-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import type { BackedUpFile, Manifest } from "./manifest.ts";
import type { Backup } from "./read-backup.ts";

export interface FilesTarget {
  /** The store of the site's files. */
  files: FileStore;
  /** Where secrets and an embedded PostgreSQL are. */
  dataDir: string;
  isEmbedded: boolean;
}

/** What a restore fills; earlier versions had a quarantine as well. */
const contentPrefixes = ["images/originals/", "documents/", encryptedPrefix, "quarantine/"];

/**
 * Throws a StartupError unless there is no database, and the store of the files is empty or belongs
 * to the backed up database already: a lost database returns to its files, or moves elsewhere.
 */
export async function assertTargetFits(
  { files, dataDir, isEmbedded }: FilesTarget,
  manifest: Manifest,
): Promise<void> {
  const isOwn = (await readIdentity(files)) === manifest.databaseId;
  if (isOwn && !isEmbedded) return;
  const names = await readdir(join(dataDir, "postgres")).catch(() => []);
  if (names.length > 0) {
    throw new StartupError(
      `DATA_DIR ${dataDir} is not empty (postgres): choose an empty folder, and nothing is overwritten.`,
    );
  }
  for (const prefix of isOwn ? [] : contentPrefixes) {
    for await (const { key } of files.list(prefix)) {
      throw new StartupError(
        `${files.name} is not empty (${key}), and belongs to another database: choose an empty one, and nothing is overwritten.`,
      );
    }
  }
  for (const { path } of manifest.secrets) {
    if (existsSync(join(dataDir, path))) {
      throw new StartupError(`${join(dataDir, path)} exists, and the backup contains it as well.`);
    }
  }
}

/** Files and secrets that are there already are kept; files never change under their name. */
export async function restoreFiles(
  { manifest, read }: Backup,
  { files, dataDir }: FilesTarget,
  progress: (line: string) => void,
): Promise<void> {
  const secrets = folderStore(dataDir, true);
  for (const secret of manifest.secrets) await restoreFile(secrets, secret, read);
  for (const [index, file] of manifest.files.entries()) {
    await restoreFile(files, file, read);
    if ((index + 1) % 200 === 0 || index + 1 === manifest.files.length) {
      progress(`Files: ${index + 1} of ${manifest.files.length}`);
    }
  }
}

async function restoreFile(
  store: FileStore,
  file: BackedUpFile,
  read: Backup["read"],
): Promise<void> {
  const { bytes, sha256, stored } = file;
  const key = keyOf(file);
  if (!isKey(key)) throw new StartupError(`The backup names a file with a wrong path: ${key}.`);
  const present = await store.head(key);
  if (present?.bytes === bytes && (present.sha256 ?? sha256) === sha256) return;
  await store.put(key, { bytes, sha256, open: () => read(stored) });
}

/** Earlier versions moved what was deleted into another folder, and backed it up as of there. */
const keyOf = ({ path }: BackedUpFile): string =>
  path.replace(/^quarantine\/images\//, "images/originals/").replace(/^quarantine\//, "");

/** Removes what a failed restore has written into a target that was empty. */
export async function removeRestored(
  { files, dataDir }: FilesTarget,
  manifest: Manifest,
): Promise<void> {
  const secrets = folderStore(dataDir, true);
  for (const { path } of manifest.secrets) await secrets.delete(path);
  for (const file of manifest.files) await files.delete(keyOf(file));
}
