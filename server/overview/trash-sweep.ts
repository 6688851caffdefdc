import type { DataSource } from "typeorm";
import { eraseBlogPosts } from "../blog/blog-post.service.ts";
import { eraseGalleries } from "../gallery/gallery.service.ts";
import { eraseGalleryCategories } from "../gallery-category/gallery-category.service.ts";
import { eraseMembers } from "../member/member.service.ts";
import { erasePartners } from "../partner/partner.service.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { visitor } from "../platform/viewer.ts";
import { eraseProjects } from "../project/project.service.ts";
import { eraseReports } from "../report/report.service.ts";
import { eraseTogetherPoints } from "../together-point/together-point.service.ts";

/** Galleries come before the categories that they refer to. */
const eraseByKind = [
  eraseGalleries,
  eraseGalleryCategories,
  eraseReports,
  eraseBlogPosts,
  eraseProjects,
  eraseMembers,
  erasePartners,
  eraseTogetherPoints,
];

/**
 * Permanently deletes the items moved to the trash before `before`, with their translations, and
 * returns their number. The sweeps of unused images and documents delete their files.
 */
export async function eraseDeleted(db: DataSource, before: Date): Promise<number> {
  const author = { viewer: visitor, now: new Date() };
  let erased = 0;
  await db.transaction(async (manager) => {
    for (const erase of eraseByKind) erased += await erase(manager, author, before);
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
