import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { assertFolderBelongs } from "../platform/database/database-identity.ts";
import { Quarantine, quarantineDays, type SweptFiles } from "../platform/files/quarantine.ts";
import { documentFolder } from "./document-store.ts";

const quarantineOf = (folder: string) => new Quarantine(dirname(folder), "documents", folder);

const fileOf = ({ id }: { id: string }) => `${id}.pdf`;

/** SQL of the ids of documents to which a page refers, or a version of it in the history. */
const onPages = `select match[1]::uuid from (
    select blocks::text as text from page_translation
    union all select content::text from change where kind = 'Page' and content is not null
  ) page, regexp_matches(
    page.text, '/documents/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.]pdf', 'g') match`;

/**
 * Quarantines the files of documents that are not used any more, and those without a row. A document
 * is used by a report that lists it, and by a page that names it, while the page, its history or its
 * entry in the trash exists. One that nothing has used for 30 days since its upload counts as
 * removed; 30 days after its removal it is erased.
 */
export async function sweepDocuments(
  db: DataSource,
  folder: string,
  now: Date,
): Promise<SweptFiles> {
  const before = new Date(now.getTime() - quarantineDays * 24 * 3_600_000);
  // A page may use a document that its report no longer lists.
  await db.query(
    `update document set removed_at = null where removed_at is not null and id in (${onPages})`,
  );
  await db.query(
    `update document set removed_at = $2
     where item_id is null and removed_at is null and created_at < $1 and id not in (${onPages})`,
    [before, now],
  );
  await db.query("delete from document where item_id is null and removed_at < $1", [before]);
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
