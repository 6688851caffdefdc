import type { DataSource, EntityManager } from "typeorm";
import { assertStoreBelongs } from "../files/database-identity.ts";
import type { FileStore } from "../files/file-store.ts";
import { retentionDays, type SweptFiles, sweepFiles } from "../files/file-sweep.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { documentFilesSql, documentKey, documentsPrefix } from "./document-store.ts";
import { offeredByVersions, usedElsewhere } from "./document-trash.ts";

/**
 * Erases documents 30 days after their removal, unless a version of a page in the history offers
 * them, and sweeps files without a row. An upload that nothing uses stays until an editor deletes it.
 */
export async function sweepDocuments(
  db: DataSource,
  files: FileStore,
  now: Date,
): Promise<SweptFiles> {
  await eraseDeletedDocuments(
    db.manager,
    files,
    new Date(now.getTime() - retentionDays * 24 * 3_600_000),
  );
  const rows: { key: string }[] = await db.query(documentFilesSql);
  const referenced = new Set(rows.map(({ key }) => key));
  return sweepFiles(db, files, { prefix: documentsPrefix, referenced }, now);
}

/**
 * Erases the documents that were moved to the trash before `before`, unless a version of a page in
 * the history offers them; returns their number.
 */
export async function eraseDeletedDocuments(
  db: EntityManager,
  files: FileStore,
  before: Date,
): Promise<number> {
  const expired: { id: string }[] = await db.query(
    `select id from document where item_id is null and removed_at < $1
       and id not in (${usedElsewhere}) and id not in (${offeredByVersions})`,
    [before],
  );
  for (const { id } of expired) {
    // The file first: when it cannot be deleted, its row remains for the next run.
    await files.delete(documentKey(id));
    await db.query("delete from document where id = $1 and removed_at < $2", [id, before]);
  }
  return expired.length;
}

/** Runs once a day until the returned function is called, which waits for a running sweep. */
export const startDocumentSweep = (db: DataSource, files: FileStore, log: DailyJobLog) =>
  startDailyJob(
    db,
    "removeUnusedDocuments",
    async () => {
      await assertStoreBelongs(db, files);
      return { files: await sweepDocuments(db, files, new Date()) };
    },
    log,
  );
