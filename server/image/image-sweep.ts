import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { filesOf } from "./image-rows.ts";
import type { ImageStore } from "./stores/image-store.ts";
import { removeUnusedRows } from "./unused-images.ts";

/** An upload that nothing uses is deleted after this time. */
const unusedRetentionMs = 24 * 3_600_000;

/**
 * Deletes unused images: rows created before `olderThan` with their files, and files as old
 * without a row. Returns the numbers of both, and of files that could not be deleted, which are
 * retried by the next run. Throws, and deletes nothing, if most of the files have no row.
 */
export async function sweepUnusedImages(
  db: DataSource,
  store: ImageStore,
  olderThan: Date,
): Promise<{ rows: number; files: number; failures: number }> {
  const orphaned = await findFilesWithoutRows(db, store, olderThan);
  const rows = await removeUnusedRows(db, olderThan);
  const files = [...new Set([...rows.flatMap(filesOf), ...orphaned])];
  let failures = 0;
  for (const publicId of files) await store.remove(publicId).catch(() => failures++);
  return { rows: rows.length, files: files.length - failures, failures };
}

/** Up to this many files without rows are never suspicious. */
const minSuspiciousFiles = 20;

async function findFilesWithoutRows(db: DataSource, store: ImageStore, olderThan: Date) {
  const names: string[] = [];
  for await (const publicId of store.listOlderThan(olderThan)) names.push(publicId);
  const known: { publicId: string }[] = await db.query(
    `select public_id as "publicId" from image where public_id = any($1)
     union select uncropped_public_id from image where uncropped_public_id = any($1)`,
    [names],
  );
  const rows = new Set(known.map((row) => row.publicId));
  const orphaned = names.filter((publicId) => !rows.has(publicId));
  // Protects the files against a wrong DATABASE_URL or a restored old backup.
  if (orphaned.length > minSuspiciousFiles && orphaned.length > names.length / 2) {
    throw new Error(
      `${orphaned.length} of ${names.length} pictures have no row: the wrong database?`,
    );
  }
  return orphaned;
}

/** Runs once a day until the returned function is called, which waits for a running sweep. */
export const startImageSweep = (
  db: DataSource,
  store: ImageStore,
  log: DailyJobLog,
): (() => Promise<void>) =>
  startDailyJob(
    db,
    "removeUnusedImages",
    () => sweepUnusedImages(db, store, new Date(Date.now() - unusedRetentionMs)),
    log,
  );
