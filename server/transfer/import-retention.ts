import type { DataSource } from "typeorm";
import { assertStoreBelongs } from "../files/database-identity.ts";
import type { FileStore } from "../files/file-store.ts";
import { retentionDays } from "../files/file-sweep.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { deleteUnusedParts } from "./archive-parts.ts";
import { isRunningSql } from "./import-row.ts";

/**
 * Deletes an upload, or the report of an import, that nobody has touched for 30 days, and parts that
 * no upload names. Returns the number of uploads and reports.
 */
export async function removeOldImports(db: DataSource, files: FileStore): Promise<number> {
  const before = new Date(Date.now() - retentionDays * 24 * 3_600_000);
  const [, imports]: [unknown, number] = await db.query(
    `delete from content_import where updated_at < $1 and not ${isRunningSql}`,
    [before],
  );
  await deleteUnusedParts(db, files);
  return imports;
}

/** Runs once a day until the returned function is called, which waits for a running removal. */
export const startImportRetention = (db: DataSource, files: FileStore, log: DailyJobLog) =>
  startDailyJob(
    db,
    "removeOldImports",
    async () => {
      await assertStoreBelongs(db, files);
      return { imports: await removeOldImports(db, files) };
    },
    log,
  );
