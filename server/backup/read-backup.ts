import type { FileStore } from "../files/file-store.ts";
import {
  type ArchiveReader,
  type Checked,
  checksumOf,
  openArchive,
} from "../platform/files/archive.ts";
import { StartupError } from "../platform/startup-error.ts";
import { openStored } from "./backup-store.ts";
import { formatVersion, type Manifest, manifestChecksumName, manifestName } from "./manifest.ts";

export interface BackupSource {
  /** The archive, on this machine. */
  file: string;
  /** How messages name it. */
  name: string;
  /** What has the files of a daily backup, and the lists of erasures. */
  beside: FileStore;
}

export interface Backup {
  name: string;
  manifest: Manifest;
  /** By the name under which the manifest says that it is stored. */
  read(stored: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Opens a backup. Throws a StartupError when its manifest is damaged, or of a newer format. */
export async function openBackup({ file, name, beside }: BackupSource): Promise<Backup> {
  const archive = await openArchive(file);
  const manifest = await readManifest(archive, name);
  const read = (stored: string) =>
    manifest.filesIn === "folder" && stored.startsWith("files/")
      ? readShared(beside, stored)
      : archive.read(stored);
  return { name, manifest, read, close: () => archive.close() };
}

/**
 * Compares every checksum, before anything is restored. Throws a StartupError when the backup is
 * damaged or incomplete.
 */
export async function verifyBackup(
  { name, manifest, read }: Backup,
  progress: (line: string) => void,
): Promise<void> {
  const entries = [...manifest.tables, ...manifest.files, ...manifest.secrets];
  for (const [index, entry] of entries.entries()) {
    await verify(name, entry, read(entry.stored));
    if ((index + 1) % 200 === 0 || index + 1 === entries.length) {
      progress(`Checked: ${index + 1} of ${entries.length}`);
    }
  }
}

async function readManifest(archive: ArchiveReader, name: string): Promise<Manifest> {
  if (!archive.has(manifestName) || !archive.has(manifestChecksumName)) {
    throw new StartupError(`${name} is not a backup of this site: it has no ${manifestName}.`);
  }
  const text = await archive.readAll(manifestName);
  const [expected] = (await archive.readAll(manifestChecksumName)).toString().split(" ");
  if ((await checksumOf([text])).sha256 !== expected) {
    throw new StartupError(`${name} is damaged: ${manifestName} has another checksum.`);
  }
  const manifest: Manifest = JSON.parse(text.toString());
  if (manifest.format !== "doloni-backup" || manifest.formatVersion > formatVersion) {
    throw new StartupError(`${name} was made by a newer version: restore it with that version.`);
  }
  return manifest;
}

async function* readShared(beside: FileStore, stored: string): AsyncGenerator<Uint8Array> {
  yield* (await openStored(beside, stored)).body;
}

async function verify(
  name: string,
  { stored, bytes, sha256 }: Checked & { stored: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const found = await checksumOf(content);
  if (found.bytes === bytes && found.sha256 === sha256) return;
  throw new StartupError(`${name} is damaged: ${stored} has another checksum.`);
}
