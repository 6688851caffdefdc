import { statfs } from "node:fs/promises";
import { StartupError } from "../platform/startup-error.ts";

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`;

/** Throws a StartupError when the disk of an existing folder has fewer free bytes. */
export async function assertFreeSpace(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartupError(
    `${folder} has ${inMegabytes(free)} free, and up to ${inMegabytes(needed)} are needed: free some space or choose another disk.`,
  );
}
