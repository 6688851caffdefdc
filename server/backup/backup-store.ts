import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DamagedFile, type FileStore, type StoredFile } from "../files/file-store.ts";
import { openEncryptedStore, openPatientStore } from "../files/open-file-store.ts";
import type { BackupLocation } from "../platform/environment.ts";
import { StartupError } from "../platform/startup-error.ts";
import { timeOfBackup } from "./retention.ts";

/** The store of the backups, and a private folder in which archives are written and read. */
export interface BackupStore {
  backups: FileStore;
  workFolder: string;
}

/**
 * Opens the store of the backups for the time of `work`. Throws a StartupError for one that cannot be
 * used. The work folder is emptied before and afterwards, and so holds nothing for long after a crash.
 */
export async function withBackupStore<Result>(
  { location, key }: BackupLocation,
  dataDir: string,
  work: (store: BackupStore) => Promise<Result>,
): Promise<Result> {
  // Archives reach an unencrypted folder as links. What is encrypted there is not in plain text
  // beside it, nor in the system's temporary folder, which may be in memory.
  const base = key === null && "folder" in location ? location.folder : dataDir;
  const workFolder = join(base, "backup-in-progress");
  const backups =
    key === null
      ? await openPatientStore(location, true)
      : await openEncryptedStore(location, key, workFolder);
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  try {
    return await work({ backups, workFolder });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Opens a file of the store; a missing or damaged one throws a StartupError, at its end at the latest. */
export async function openStored(store: FileStore, key: string): Promise<StoredFile> {
  const inWords = (error: unknown) =>
    error instanceof DamagedFile
      ? new StartupError(`${key} in ${store.name} cannot be read: ${error.message}.`)
      : error;
  const file = await store.get(key).catch((error: unknown) => Promise.reject(inWords(error)));
  if (!file) {
    throw new StartupError(
      `${key} is missing in ${store.name}: copy the folder files together with the backup.`,
    );
  }
  const body = async function* () {
    try {
      yield* file.body;
    } catch (error) {
      throw inWords(error);
    }
  };
  return { ...file, body: body() };
}

/** The path of a backup's archive on this machine, into whose work folder it is copied if need be. */
export async function fetchArchive(
  { backups, workFolder }: BackupStore,
  name: string,
): Promise<string> {
  const file = await openStored(backups, name);
  if (file.path) return file.path;
  const copy = join(workFolder, name);
  await pipeline(file.body, createWriteStream(copy, { mode: 0o600 }));
  return copy;
}

/** The name of a backup that the store has; `latest` is the last one. Throws a StartupError if none. */
export async function findBackup(store: FileStore, wanted: string): Promise<string> {
  const names: string[] = [];
  for await (const { key } of store.list("")) if (timeOfBackup(key)) names.push(key);
  const latest = names.sort().at(-1);
  if (!latest) throw new StartupError(`There is no backup in ${store.name}.`);
  if (wanted === "latest") return latest;
  if (names.includes(wanted)) return wanted;
  throw new StartupError(`There is no ${wanted} in ${store.name}: the latest is ${latest}.`);
}
