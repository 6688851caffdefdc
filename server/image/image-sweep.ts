import { type DataSource, LessThan } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { assertFolderBelongs } from "../platform/database/database-identity.ts";
import { quarantineDays, type SweptFiles } from "../platform/files/quarantine.ts";
import { eraseUnownedOriginals } from "./blur/sealed-originals.ts";
import { DeletedImage } from "./deleted-image.entity.ts";
import { filesOf } from "./image-rows.ts";
import type { ImageStore } from "./stores/image-store.ts";

/**
 * Erases images that were deleted 30 days ago, and lets the store quarantine files that no row
 * names. An uploaded image that nothing uses stays in the library. Returns the number of erased
 * images, of those that could not be erased, which the next run retries, and of files.
 */
export async function sweepImages(
  db: DataSource,
  store: ImageStore,
  now: Date,
): Promise<{ erased: number; failures: number; files: SweptFiles }> {
  const { erased, failures } = await eraseDeleted(db, store, now);
  await eraseUnownedOriginals(db.manager);
  const served: { publicId: string }[] = await db.query(
    `select public_id as "publicId" from image union
     select uncropped_public_id from image where uncropped_public_id is not null`,
  );
  const deleted = await db.manager.find(DeletedImage);
  const names = {
    served: new Set(served.map((row) => row.publicId)),
    deleted: new Set(deleted.flatMap((row) => filesOf(row.image))),
  };
  return { erased, failures, files: await store.sweep(names, now) };
}

/** The files first: when one cannot be deleted, its row remains for the next run. */
async function eraseDeleted(db: DataSource, store: ImageStore, now: Date) {
  const before = new Date(now.getTime() - quarantineDays * 24 * 3_600_000);
  const expired = await db.manager.findBy(DeletedImage, { deletedAt: LessThan(before) });
  let failures = 0;
  for (const { id, image } of expired) {
    try {
      for (const publicId of filesOf(image)) await store.remove(publicId);
      await db.manager.delete(DeletedImage, { id });
      await db.query("delete from consent_image where image_id = $1", [id]);
    } catch {
      failures += 1;
    }
  }
  return { erased: expired.length - failures, failures };
}

/** Runs once a day until the returned function is called, which waits for a running sweep. */
export const startImageSweep = (
  db: DataSource,
  store: ImageStore,
  dataDir: string,
  log: DailyJobLog,
): (() => Promise<void>) =>
  startDailyJob(
    db,
    "removeUnusedImages",
    async () => {
      await assertFolderBelongs(db, dataDir);
      return sweepImages(db, store, new Date());
    },
    log,
  );
