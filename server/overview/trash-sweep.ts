import type { DataSource } from "typeorm";
import { contentKinds } from "../content/content-kinds.ts";
import { eraseContent } from "../content/trash.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { visitor } from "../platform/viewer.ts";

/**
 * Permanently deletes the items moved to the trash before `before`, with their translations, and
 * returns their number. The sweeps of unused images and documents delete their files.
 */
export async function eraseDeleted(db: DataSource, before: Date): Promise<number> {
  // Visitors see nothing of the trash, so the cache stays valid.
  const author = { viewer: visitor, now: new Date(), contentWritten: () => undefined };
  let erased = 0;
  await db.transaction(async (manager) => {
    // Items with a parent come first, so that the parent is no longer referred to.
    const kinds = contentKinds().toSorted((a, b) => Number(!a.parent) - Number(!b.parent));
    for (const kind of kinds) erased += await eraseContent(manager, author, kind, before);
  });
  return erased;
}

/** Retention period of the trash. */
const trashRetentionMs = 30 * 24 * 3_600_000;

/** Runs once a day until the returned function is called, which waits for a running sweep. */
export const startTrashSweep = (db: DataSource, log: DailyJobLog) =>
  startDailyJob(
    db,
    "emptyTrash",
    async () => ({ items: await eraseDeleted(db, new Date(Date.now() - trashRetentionMs)) }),
    log,
  );
