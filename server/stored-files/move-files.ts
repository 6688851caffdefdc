import { type Content, DamagedFile, type FileStore } from "../files/file-store.ts";
import { type Course, type FileError, forEachFile } from "./each-file.ts";
import { contentIn, isSame, readChecksum } from "./file-content.ts";
import { isGenerated } from "./named-files.ts";
import type { MovePlan, Stores } from "./plan-move.ts";

export interface Copied {
  copied: number;
  /** Files that the new place had. */
  same: number;
  errors: FileError[];
}

/**
 * Copies what the new place lacks. Nothing is overwritten there: a file never changes under its key,
 * except that the site may generate a variant again, which may then have other bytes.
 */
export async function copyFiles(
  { needed, present }: MovePlan,
  { from, to }: Stores,
  course: Course,
): Promise<Copied> {
  let [copied, same] = [0, 0];
  const copy = async (key: string) => {
    const content = await contentIn(from, key);
    if (!content) return;
    const found = present.has(key) ? await contentIn(to, key) : null;
    if (!found) {
      await copyFile(to, key, content);
      copied += 1;
    } else if (isSame(found, content) || isGenerated(key)) same += 1;
    else throw new Error(`${to.name} has another file there, which is not overwritten`);
  };
  const errors = await forEachFile(needed, unlessGone(from, copy), course);
  return { copied, same, errors };
}

/**
 * What a store answers to an upload, and the checksum that it records, say what was sent. Only
 * reading the file says what it has.
 */
async function copyFile(to: FileStore, key: string, content: Content): Promise<void> {
  await to.put(key, content);
  try {
    if (!isSame(await readChecksum(to, key), content)) throw new DamagedFile("another checksum");
  } catch (error) {
    // Else the next run would take it for a copy, by the checksum that the store records.
    await to.delete(key).catch(() => undefined);
    if (!(error instanceof DamagedFile)) throw error;
    throw new DamagedFile(`${to.name} answers other bytes than it was given (${error.message})`);
  }
}

/** Deletes at a new place that no site uses yet what was erased after an earlier run copied it. */
export async function removeErased({ erased }: MovePlan, { to }: Stores): Promise<void> {
  for (const key of erased) await to.delete(key);
}

export interface Deleted {
  deleted: number;
  /** Generated files that the new place has not, or otherwise, and files that no row names. */
  left: number;
  errors: FileError[];
}

/** Deletes at the old place what the new place has, which is read there. */
export async function deleteCopied(
  { needed, unnamed, named }: MovePlan,
  { from, to }: Stores,
  course: Course,
): Promise<Deleted> {
  let [deleted, left] = [0, unnamed.length];
  const remove = async (key: string) => {
    const content = await contentIn(from, key);
    if (!content) return;
    const copy = (await to.head(key)) && (await readChecksum(to, key));
    if (copy && isSame(copy, content)) {
      await from.delete(key);
      deleted += 1;
    } else if (named.has(key)) {
      throw new Error(`${to.name} ${copy ? "has another file there" : "lacks it"}: it is kept`);
    } else left += 1;
  };
  const errors = await forEachFile(needed, unlessGone(from, remove), course);
  return { deleted, left, errors };
}

/** The running site deletes files as well. */
const unlessGone = (from: FileStore, work: (key: string) => Promise<void>) => (key: string) =>
  work(key).catch(async (error: unknown) => {
    if (await from.head(key)) throw error;
  });
