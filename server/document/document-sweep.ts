import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { assertFolderBelongs } from "../platform/database/database-identity.ts";
import { Quarantine, quarantineDays, type SweptFiles } from "../platform/files/quarantine.ts";
import { documentFolder } from "./document-store.ts";
import { offeredByVersions, usedElsewhere } from "./document-trash.ts";

const quarantineOf = (folder: string) => new Quarantine(dirname(folder), "documents", folder);

const fileOf = ({ id }: { id: string }) => `${id}.pdf`;

/**
 * Quarantines the files of documents in the trash, and those without a row. 30 days after its removal
 * a document is erased, unless a version of a page in the history offers it. An upload that nothing
 * uses stays until an editor deletes it.
 */
export async function sweepDocuments(
  db: DataSource,
  folder: string,
  now: Date,
): Promise<SweptFiles> {
  const before = new Date(now.getTime() - quarantineDays * 24 * 3_600_000);
  await db.query(
    `delete from document where item_id is null and removed_at < $1
       and id not in (${usedElsewhere}) and id not in (${offeredByVersions})`,
    [before],
  );
  const rows: { id: string; isRemoved: boolean }[] = await db.query(
    `select id, removed_at is not null as "isRemoved" from document`,
  );
  const served = new Set(rows.filter((row) => !row.isRemoved).map(fileOf));
  return quarantineOf(folder).sweep({ served, known: new Set(rows.map(fileOf)) }, now);
}

/** Moves a document back that is used again; `id` must be a UUID. */
export async function restoreDocument(db: DataSource, folder: string, id: string): Promise<void> {
  const quarantine = quarantineOf(folder);
  // The database is not asked about addresses that somebody made up.
  if (!existsSync(quarantine.pathOf(fileOf({ id })))) return;
  const rows: unknown[] = await db.query(
    "select 1 from document where id = $1 and removed_at is null",
    [id],
  );
  if (rows.length > 0) await quarantine.restore(fileOf({ id }));
}

/** Runs once a day until the returned function is called, which waits for a running sweep. */
export const startDocumentSweep = (db: DataSource, dataDir: string, log: DailyJobLog) =>
  startDailyJob(
    db,
    "removeUnusedDocuments",
    async () => {
      await assertFolderBelongs(db, dataDir);
      return { files: await sweepDocuments(db, documentFolder(dataDir), new Date()) };
    },
    log,
  );
