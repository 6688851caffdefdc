import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { type Checked, openArchive } from "../platform/files/archive.ts";
import { copyErasures } from "../platform/files/erasure-file.ts";
import { createBackup } from "./create-backup.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { backupName, backupsToKeep, timeOfBackup } from "./retention.ts";

export interface DailyBackupParts {
  db: DataSource;
  url: string;
  dataDir: string;
  backupDir: string;
  log: DailyJobLog;
}

/** Runs once a day until the returned function is called, which waits for a running backup. */
export const startDailyBackup = (parts: DailyBackupParts): (() => Promise<void>) =>
  startDailyJob(parts.db, "backUp", () => backUp(parts, new Date()), parts.log);

/**
 * Writes a backup into the folder, with pictures and documents stored once for all backups in
 * `files`, and deletes the backups, and then the files, that are not kept any longer. Secrets are
 * not in it: together with the database they would tell what applicants confided. The list of
 * erasures lies beside the backups, so that a restore of an older one erases them again.
 */
export async function backUp(
  { url, dataDir, backupDir }: Omit<DailyBackupParts, "db" | "log">,
  now: Date,
): Promise<{ file: string; rows: number; files: number; missingFiles: number; kept: number }> {
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const earlier = await readManifests(backupDir);
  const known = new Map([...earlier.values()].flatMap((one) => [...checksumsIn(one)]));
  const file = backupName(now);
  await rm(join(backupDir, file), { force: true });
  const manifest = await createBackup({
    url,
    dataDir,
    file: join(backupDir, file),
    withSecrets: false,
    progress: () => undefined,
    sharedFiles: { folder: backupDir, known },
  });
  await copyErasures(dataDir, backupDir);
  const kept = await removeExpired(backupDir, earlier.set(file, manifest));
  return {
    file,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    missingFiles: manifest.missingFiles.length,
    kept,
  };
}

const checksumsIn = ({ files }: Manifest): Map<string, Checked> =>
  new Map(files.map(({ stored, bytes, sha256 }) => [stored, { bytes, sha256 }]));

async function readManifests(backupDir: string): Promise<Map<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  for (const name of await readdir(backupDir)) {
    if (timeOfBackup(name) === null) continue;
    const archive = await openArchive(join(backupDir, name));
    const parts: Uint8Array[] = [];
    for await (const part of archive.read(manifestName)) parts.push(part);
    manifests.set(name, JSON.parse(Buffer.concat(parts).toString()));
    await archive.close();
  }
  return manifests;
}

/** Returns the number of backups that are kept. */
async function removeExpired(
  backupDir: string,
  manifests: ReadonlyMap<string, Manifest>,
): Promise<number> {
  const kept = backupsToKeep([...manifests.keys()]);
  for (const name of manifests.keys()) {
    if (!kept.has(name)) await rm(join(backupDir, name), { force: true });
  }
  const needed = new Set(
    [...kept].flatMap((name) => manifests.get(name)?.files.map(({ stored }) => stored) ?? []),
  );
  for (const folder of ["files/images", "files/documents"]) {
    for (const name of await readdir(join(backupDir, folder)).catch(() => [])) {
      if (!needed.has(`${folder}/${name}`)) await rm(join(backupDir, folder, name));
    }
  }
  return kept.size;
}
