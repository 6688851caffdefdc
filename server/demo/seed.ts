import { recordDemoContent } from "../demo-clearing/record-demo-items.ts";
import type { FileStore } from "../files/file-store.ts";
import { Project } from "../project/project.entity.ts";
import { reports } from "./content/reports.ts";
import { settings } from "./content/settings.ts";
import { demoPictures } from "./demo-pictures.ts";
import { keepDocuments } from "./keep-documents.ts";
import { keepPictures, type PictureParts, removeLeftPictures } from "./keep-pictures.ts";
import { insertBlogPosts } from "./rows/blog.ts";
import { insertGalleries } from "./rows/galleries.ts";
import { datedReports } from "./rows/latest-reports.ts";
import { insertPages } from "./rows/pages.ts";
import { insertMembers, insertPartners } from "./rows/people.ts";
import { insertProjects } from "./rows/projects.ts";
import { insertReports } from "./rows/reports.ts";
import { Seeding } from "./rows/seeding.ts";
import { fillSettings } from "./rows/settings.ts";
import { StoryTime } from "./rows/story-time.ts";
import { insertTogetherPoints } from "./rows/together-points.ts";

/**
 * Fills an empty, migrated database with the demo content. Files come first, rows after them
 * in one transaction, so that projects tell whether it is done: called again it does nothing,
 * and after an interruption it begins anew and takes away what had been kept.
 */
export async function seedDemo(
  parts: PictureParts & {
    files: FileStore;
    /** The time of the first start, to which the dates of the content relate. */
    now: Date;
  },
): Promise<void> {
  const { db, files, progress, now } = parts;
  if (await db.getRepository(Project).exists()) return;
  await removeLeftPictures(parts);
  const pictures = await keepPictures(parts, demoPictures);
  const time = new StoryTime(now);
  const dated = datedReports(time, reports);
  const documentIds = await keepDocuments(db, files, dated);
  await db.transaction(async (manager) => {
    const seeding = new Seeding(manager, pictures, time);
    const { countedOn } = time;
    const counterSources = Object.fromEntries(
      Object.entries(settings.counterSources).map(([id, one]) => [id, { ...one, countedOn }]),
    );
    const values = { ...settings, counterSources };
    await fillSettings(manager, values);
    const memberIds = await insertMembers(seeding);
    await insertPartners(seeding);
    const projectIds = await insertProjects(seeding);
    await insertTogetherPoints(seeding);
    await insertGalleries(seeding);
    await insertBlogPosts(seeding, memberIds);
    await insertReports(seeding, dated, documentIds, projectIds);
    await insertPages(seeding);
    await recordDemoContent(manager, values);
  });
  progress("Texts and documents: done");
}
