import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { assertFolderBelongs } from "../platform/database/database-identity.ts";
import { Quarantine, quarantineDays, type SweptFiles } from "../platform/files/quarantine.ts";
import { documentFolder } from "./document-store.ts";

const quarantineOf = (folder: string) => new Quarantine(dirname(folder), "documents", folder);

const fileOf = ({ id }: { id: string }) => `${id}.pdf`;

/**
 * Quarantines the files of documents that were removed from their report, and those without a row.
 * A document that no report has listed for 30 days since its upload counts as removed; 30 days after
 * its removal it is erased.
 */
export async function sweepDocuments(
  db: DataSource,
  folder: string,
  now: Date,
): Promise<SweptFiles> {
  const before = new Date(now.getTime() - quarantineDays * 24 * 3_600_000);
  await db.query(
    `update report_document set removed_at = $2
     where item_id is null and removed_at is null and created_at < $1`,
    [before, now],
  );
  await db.query("delete from report_document where item_id is null and removed_at < $1", [before]);
  const rows: { id: string; isRemoved: boolean }[] = await db.query(
    `select id, removed_at is not null as "isRemoved" from report_document`,
  );
  const served = new Set(rows.filter((row) => !row.isRemoved).map(fileOf));
  return quarantineOf(folder).sweep({ served, known: new Set(rows.map(fileOf)) }, now);
}

/** Moves a document back that a report lists again; `id` must be a UUID. */
export async function restoreDocument(db: DataSource, folder: string, id: string): Promise<void> {
  const quarantine = quarantineOf(folder);
  // The database is not asked about addresses that somebody made up.
  if (!existsSync(quarantine.pathOf(fileOf({ id })))) return;
  const rows: unknown[] = await db.query(
    "select 1 from report_document where id = $1 and removed_at is null",
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
