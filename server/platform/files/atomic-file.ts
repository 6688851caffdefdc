import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a file atomically: to `temporaryFolder` first, which must be on the same file system,
 * then renames it to `path`. Throws the system error (ENOSPC …) and leaves no temporary file.
 */
export async function writeAtomically(
  temporaryFolder: string,
  path: string,
  bytes: Uint8Array,
  mode = 0o666,
): Promise<void> {
  const temporary = join(temporaryFolder, randomUUID());
  try {
    const file = await open(temporary, "wx", mode);
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

/** Returns the bytes of the file, or null if it does not exist. */
export async function readIfExists(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
}
