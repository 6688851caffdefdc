import { createReadStream, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type ArchiveReader,
  type Checked,
  checksumOf,
  openArchive,
} from "../platform/files/archive.ts";
import { StartupError } from "../platform/startup-error.ts";
import { formatVersion, type Manifest, manifestChecksumName, manifestName } from "./manifest.ts";

/** A backup whose contents are complete and undamaged. */
export interface VerifiedBackup {
  manifest: Manifest;
  /** By the name under which the manifest says that it is stored. */
  read(stored: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens a backup and compares every checksum, before anything is restored. Throws a StartupError
 * when it is damaged, incomplete, or of a newer format.
 */
export async function openBackup(
  file: string,
  progress: (line: string) => void,
): Promise<VerifiedBackup> {
  const archive = await openArchive(file);
  const manifest = await readManifest(archive, file);
  const read = (stored: string) =>
    manifest.filesIn === "folder" && stored.startsWith("files/")
      ? readShared(join(dirname(file), stored))
      : archive.read(stored);
  const entries = [...manifest.tables, ...manifest.files, ...manifest.secrets];
  for (const [index, entry] of entries.entries()) {
    await verify(file, entry, read(entry.stored));
    if ((index + 1) % 200 === 0 || index + 1 === entries.length) {
      progress(`Checked: ${index + 1} of ${entries.length}`);
    }
  }
  return { manifest, read, close: () => archive.close() };
}

async function readManifest(archive: ArchiveReader, file: string): Promise<Manifest> {
  if (!archive.has(manifestName) || !archive.has(manifestChecksumName)) {
    throw new StartupError(`${file} is not a backup of this site: it has no ${manifestName}.`);
  }
  const text = await archive.readAll(manifestName);
  const [expected] = (await archive.readAll(manifestChecksumName)).toString().split(" ");
  if ((await checksumOf([text])).sha256 !== expected) {
    throw new StartupError(`${file} is damaged: ${manifestName} has another checksum.`);
  }
  const manifest: Manifest = JSON.parse(text.toString());
  if (manifest.format !== "doloni-backup" || manifest.formatVersion > formatVersion) {
    throw new StartupError(`${file} was made by a newer version: restore it with that version.`);
  }
  return manifest;
}

function readShared(path: string): AsyncIterable<Uint8Array> {
  if (existsSync(path)) return createReadStream(path);
  throw new StartupError(`${path} is missing: copy the folder files together with the backup.`);
}

async function verify(
  file: string,
  { stored, bytes, sha256 }: Checked & { stored: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const found = await checksumOf(content);
  if (found.bytes === bytes && found.sha256 === sha256) return;
  throw new StartupError(`${file} is damaged: ${stored} has another checksum.`);
}
