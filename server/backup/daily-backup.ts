import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { DataSource } from "typeorm";
import { contentOf, type FileStore } from "../files/file-store.ts";
import { contentOfFile } from "../files/local-file.ts";
import { folderStore, openPatientStore } from "../files/open-file-store.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import type { BackupLocation, Environment } from "../platform/environment.ts";
import { openArchive } from "../platform/files/archive.ts";
import { type BackupStore, fetchArchive, openStored, withBackupStore } from "./backup-store.ts";
import { createBackup } from "./create-backup.ts";
import { mergeLists, type RecordedLines } from "./erasure-lists.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import {
  archiveOfManifest,
  backupName,
  backupsToKeep,
  manifestOf,
  timeOfBackup,
} from "./retention.ts";

export interface DailyBackupParts extends BackupStore {
  url: string;
  /** Of which the lists of erasures, withdrawals and accounts are taken along. */
  dataDir: string;
  /** The site's files. */
  files: FileStore;
  /** The erasures and withdrawals of the database: other machines record theirs in their own DATA_DIR. */
  recorded(): Promise<RecordedLines>;
}

/** Runs once a day until the returned function is called, which waits for a running backup. */
export const startDailyBackup = (
  db: DataSource,
  parts: Pick<DailyBackupParts, "url" | "recorded"> & {
    environment: Pick<Environment, "dataDir" | "files">;
    location: BackupLocation;
  },
  log: DailyJobLog,
): (() => Promise<void>) => {
  const { environment, location, ...others } = parts;
  const { dataDir } = environment;
  // Opened each time: a store that is away must not prevent the site from starting.
  const run = () =>
    withBackupStore(location, dataDir, async (store) => {
      const files = await openPatientStore(environment.files);
      return backUp({ ...others, ...store, dataDir, files }, new Date());
    });
  return startDailyJob(db, "backUp", run, log);
};

/**
 * Stores a backup, with pictures and documents once for all backups in `files`, and deletes the
 * backups, and then the files, that are not kept any longer. Secrets are not in it: together with the
 * database they would tell what applicants confided. The lists of erasures lie beside the backups, so
 * that a restore of an older one erases them again.
 */
export async function backUp(
  parts: DailyBackupParts,
  now: Date,
): Promise<{ file: string; rows: number; files: number; missingFiles: number; kept: number }> {
  const { backups, workFolder } = parts;
  const present = await sizesIn(backups);
  const manifests = await readManifests(parts, present);
  const file = backupName(now);
  const archive = join(workFolder, file);
  await rm(archive, { force: true });
  const manifest = await createBackup({
    ...parts,
    file: archive,
    secretsOf: null,
    progress: () => undefined,
    shared: { store: backups, present, known: checksumsIn([...manifests.values()], present) },
  });
  await backups.put(file, await contentOfFile(archive));
  await rm(archive);
  // So that the next backups need not fetch the archive.
  await backups.put(manifestOf(file), contentOf(Buffer.from(JSON.stringify(manifest))));
  await mergeLists(folderStore(parts.dataDir, true), backups, await parts.recorded());
  const kept = await removeExpired(backups, present.keys(), manifests.set(file, manifest));
  return {
    file,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    missingFiles: manifest.missingFiles.length,
    kept,
  };
}

async function sizesIn(store: FileStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of store.list("")) sizes.set(key, bytes);
  return sizes;
}

/** The files that earlier backups have stored, without those that were lost or cut off since. */
const checksumsIn = (manifests: Manifest[], present: ReadonlyMap<string, number>) =>
  new Map(
    manifests
      .flatMap(({ files }) => files)
      .filter(({ stored, bytes }) => present.get(stored) === bytes)
      .map(({ stored, bytes, sha256 }) => [stored, { bytes, sha256 }]),
  );

async function readManifests(
  store: BackupStore,
  present: ReadonlyMap<string, number>,
): Promise<Map<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  for (const name of present.keys()) {
    if (timeOfBackup(name) === null) continue;
    const isBeside = present.has(manifestOf(name));
    const json = isBeside
      ? await text((await openStored(store.backups, manifestOf(name))).body)
      : await manifestInArchive(await fetchArchive(store, name));
    manifests.set(name, JSON.parse(json));
  }
  return manifests;
}

/** Earlier versions stored no manifest beside the archive. */
async function manifestInArchive(path: string): Promise<string> {
  const archive = await openArchive(path);
  const bytes = await archive.readAll(manifestName);
  await archive.close();
  return bytes.toString();
}

/** Returns the number of backups that are kept. */
async function removeExpired(
  store: FileStore,
  keys: Iterable<string>,
  manifests: ReadonlyMap<string, Manifest>,
): Promise<number> {
  const kept = backupsToKeep([...manifests.keys()]);
  const needed = new Set(
    [...kept].flatMap((name) => manifests.get(name)?.files.map(({ stored }) => stored) ?? []),
  );
  for (const key of keys) {
    const archive = archiveOfManifest(key) ?? key;
    const isExpired = timeOfBackup(archive) !== null && !kept.has(archive);
    const isUnused = /^files\/(images|documents|encrypted)\//.test(key) && !needed.has(key);
    if (isExpired || isUnused) await store.delete(key);
  }
  return kept.size;
}
