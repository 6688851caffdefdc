import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, link, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type ArchiveWriter, type Checked, checksumOf } from "../platform/files/archive.ts";

/** Checksums of files in a shared folder, by their path in it. */
export type KnownChecksums = ReadonlyMap<string, Checked>;

interface OpenedFile {
  file: FileHandle;
  path: string;
}

export async function addToArchive(
  archive: ArchiveWriter,
  stored: string,
  { file }: OpenedFile,
): Promise<Checked> {
  // The stream closes the file.
  return archive.add(stored, file.createReadStream(), true);
}

/**
 * Stores a file in a folder unless it is there already: as a hard link where the disk is the same,
 * which takes no space, else as a copy. Files never change, so that a link stays what it was.
 */
export async function addToFolder(
  { folder, known }: { folder: string; known: KnownChecksums },
  stored: string,
  { file, path }: OpenedFile,
): Promise<Checked> {
  const target = join(folder, stored);
  const { size } = await file.stat();
  const present = await stat(target).catch(() => null);
  const checked = known.get(stored);
  if (present?.size === size && checked?.bytes === size) {
    await file.close();
    return checked;
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await rm(target, { force: true });
  await link(path, target)
    .then(() => file.close())
    .catch(() => copy(file, target));
  return checksumOf(createReadStream(target));
}

async function copy(file: FileHandle, target: string): Promise<void> {
  const partial = `${target}.partial`;
  await pipeline(file.createReadStream(), createWriteStream(partial, { flush: true }));
  await rename(partial, target);
}
