import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pLimit from "p-limit";
import type { DataSource } from "typeorm";
import { contentOf, DamagedFile, type FileStore, verified } from "../files/file-store.ts";

/** In bytes, of one part of an upload; small enough for proxies and slow lines. */
export const maxPartBytes = 4 * 1024 ** 2;

/** An uploaded archive, which is stored in parts. */
export interface Upload {
  id: string;
  /** Of the whole archive, in bytes. */
  size: number;
}

/** No route serves it: an archive contains unpublished drafts. */
const importsPrefix = "imports/";

const prefixOf = (uploadId: string) => `${importsPrefix}${uploadId}/`;
const partKey = (uploadId: string, offset: number) => `${prefixOf(uploadId)}${offset}`;

/** How many requests delete parts at once. */
const deletions = pLimit(16);

/** Stores the part of an archive that begins at `offset`, in place of an earlier attempt. */
export const storePart = (files: FileStore, uploadId: string, offset: number, bytes: Buffer) =>
  files.put(partKey(uploadId, offset), { ...contentOf(bytes), isPrivate: true });

/**
 * Deletes the parts of all uploads but the present one. Throws FilesUnavailable, after which the
 * next call deletes the rest.
 */
export async function deleteUnusedParts(db: DataSource, files: FileStore): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of files.list(importsPrefix)) keys.push(key);
  // Read after the list, because an upload has its row before its first part.
  const [row]: { id: string | null }[] = await db.query(
    "select upload_id as id from content_import",
  );
  const used = row?.id ? prefixOf(row.id) : null;
  const unused = keys.filter((key) => used === null || !key.startsWith(used));
  await deletions.map(unused, (key) => files.delete(key));
}

/**
 * Writes the archive into a new file in the folder, which belongs to this machine, and deletes it
 * after `use`. Throws DamagedFile when a part is missing or is not what was stored.
 */
export async function withLocalArchive<Result>(
  { files, folder }: { files: FileStore; folder: string },
  upload: Upload,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  await deleteLeftArchives(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.zip`);
  try {
    await pipeline(bytesOf(files, upload), createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Deletes archives older than a day, which a crash has left. Younger ones may be in use by another
 * instance with the same folder.
 */
export async function deleteLeftArchives(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < Date.now() - 24 * 3_600_000) await rm(file, { force: true });
  }
}

async function* bytesOf(files: FileStore, { id, size }: Upload): AsyncGenerator<Uint8Array> {
  // As a range, because whole files would displace the pictures that are kept in memory.
  const range = { start: 0, end: maxPartBytes - 1 };
  for (let offset = 0; offset < size; ) {
    const part = await files.get(partKey(id, offset), range);
    if (!part) throw new DamagedFile(`the archive has no part at byte ${offset}`);
    yield* verified(part.body, part, DamagedFile);
    offset += part.bytes;
  }
}
