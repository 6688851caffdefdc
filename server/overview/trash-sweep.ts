import type { DataSource } from "typeorm";
import { eraseItems, trashRetentionMs } from "../content/trash.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { visitor } from "../platform/viewer.ts";

/**
 * Permanently deletes the items moved to the trash before `before`, with their translations, and
 * returns their number. The sweeps of unused images and documents delete their files.
 */
export async function eraseDeleted(db: DataSource, before: Date): Promise<number> {
  // Visitors see nothing of the trash, so the cache stays valid.
  const author = { viewer: visitor, now: new Date(), contentWritten: () => undefined };
  return db.transaction((manager) => eraseItems(manager, author, before));
}

/**
 * Runs once a day until the returned function is called, which waits for a running sweep. `also`
 * deletes what the items leave behind that were moved to the trash before its argument.
 */
export const startTrashSweep = (
  db: DataSource,
  log: DailyJobLog,
  also: (before: Date) => Promise<object>,
) =>
  startDailyJob(
    db,
    "emptyTrash",
    async () => {
      const before = new Date(Date.now() - trashRetentionMs);
      return { items: await eraseDeleted(db, before), ...(await also(before)) };
    },
    log,
  );
