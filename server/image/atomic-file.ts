import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a file that is there whole or not at all: into `making` first (same file system),
 * then under its name. Throws what the disk says (ENOSPC …) and leaves nothing behind.
 */
export async function writeAtomically(
  temporaryFolder: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const temporary = join(temporaryFolder, randomUUID());
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The file's bytes, or null when there is none. */
export async function readIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
}
