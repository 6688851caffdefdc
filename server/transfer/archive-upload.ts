import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { FileStore } from "../files/file-store.ts";
import { Conflict, TooLarge } from "../platform/errors.ts";
import { deleteUnusedParts, storePart, type Upload } from "./archive-parts.ts";
import { isRunningSql, updateImport } from "./import-row.ts";

/** In bytes, of the archive. */
const maxArchiveBytes = 2 * 1024 ** 3;

interface UploadParts {
  db: DataSource;
  files: FileStore;
}

/** Where a part begins, and the size of the whole archive, in bytes. */
export interface PartPosition {
  offset: number;
  size: number;
}

/**
 * Stores a part of an archive; `offset` 0 begins a new upload and forgets the one before. The last
 * part that was stored may be sent again. Returns the upload when it is complete, else null. Throws
 * Conflict `running`, Conflict `stale` for a part that does not follow the one before, or
 * FilesUnavailable, after which the same part may be sent again.
 */
export async function receivePart(
  parts: UploadParts,
  bytes: Buffer,
  { offset, size }: PartPosition,
): Promise<Upload | null> {
  if (size > maxArchiveBytes) throw TooLarge(maxArchiveBytes);
  const end = offset + bytes.length;
  if (bytes.length === 0 || end > size) throw Conflict("stale");
  const id =
    offset === 0
      ? await beginUpload(parts, size)
      : await findUpload(parts.db, { offset, size, end });
  await storePart(parts.files, id, offset, bytes);
  const isStored = await updateImport(
    parts.db,
    `received = $2 where upload_id = $1 and received in ($3, $2) and not ${isRunningSql}`,
    [id, end, offset],
  );
  if (!isStored) throw Conflict("stale");
  return end < size ? null : { id, size };
}

/** Returns the id of the new upload. */
async function beginUpload({ db, files }: UploadParts, size: number): Promise<string> {
  const id = randomUUID();
  const [row]: unknown[] = await db.query(
    `insert into content_import (upload_id, size) values ($1, $2)
     on conflict (is_only) do update set upload_id = $1, size = $2, received = 0, state = null,
       run_id = null, updated_at = now()
     where not ${isRunningSql} returning 1`,
    [id, size],
  );
  if (!row) throw Conflict("running");
  await deleteUnusedParts(db, files);
  return id;
}

/** The id of the upload that a part continues. */
async function findUpload(
  db: DataSource,
  { offset, size, end }: PartPosition & { end: number },
): Promise<string> {
  const [row]: { id: string | null; isRunning: boolean; isNext: boolean }[] = await db.query(
    `select upload_id as id, ${isRunningSql} as "isRunning",
       size = $1 and received in ($2, $3) as "isNext" from content_import`,
    [size, offset, end],
  );
  if (row?.isRunning) throw Conflict("running");
  if (!row?.id || !row.isNext) throw Conflict("stale");
  return row.id;
}
