import { type DataSource, type EntityManager, LessThan } from "typeorm";
import { assertStoreBelongs } from "../files/database-identity.ts";
import { sweepEncryptedFiles } from "../files/encrypted-files.ts";
import type { FileStore } from "../files/file-store.ts";
import { retentionDays, type SweptFiles, sweepFiles } from "../files/file-sweep.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { eraseUnownedOriginals } from "./blur/sealed-originals.ts";
import { DeletedImage } from "./deleted-image.entity.ts";
import { imageFileKeysSql, quarantinePrefix } from "./image-file-keys.ts";
import { filesOf } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { originalsPrefix } from "./image-urls.ts";

/**
 * Erases images that were deleted 30 days ago, abandoned direct uploads, and files that no row
 * names any more. An uploaded image that nothing uses stays in the library. Returns the number of erased
 * images, of those that could not be erased, which the next run retries, and of files.
 */
export async function sweepImages(
  db: DataSource,
  { images, files }: { images: ImageStore; files: FileStore },
  now: Date,
): Promise<{ erased: number; failures: number; uploads: number; files: SweptFiles }> {
  const before = new Date(now.getTime() - retentionDays * 24 * 3_600_000);
  const { erased, failures } = await eraseDeletedImages(db.manager, images, before);
  await eraseUnownedOriginals(db.manager);
  const uploads = await images.sweepUploads(await registeredIds(db), now);
  const rows: { key: string }[] = await db.query(imageFileKeysSql);
  const sweepBelow = (prefix: string) => {
    const referenced = new Set(rows.map(({ key }) => key.replace(originalsPrefix, prefix)));
    return sweepFiles(db, files, { prefix, referenced }, now);
  };
  const swept = await sweepBelow(originalsPrefix);
  // A start has left there what no row names, because it would be served elsewhere.
  const quarantined = await sweepBelow(quarantinePrefix);
  const encrypted = await sweepEncryptedFiles(db, files, now);
  return { erased, failures, uploads, files: sumOf([swept, quarantined, encrypted]) };
}

const sumOf = (sweeps: SweptFiles[]): SweptFiles =>
  sweeps.reduce((sum, { found, restored, erased }) => ({
    found: sum.found + found,
    restored: sum.restored + restored,
    erased: sum.erased + erased,
  }));

async function registeredIds(db: DataSource): Promise<ReadonlySet<string>> {
  const rows: { id: string }[] = await db.query(
    `select public_id as id from image union
     select uncropped_public_id from image where uncropped_public_id is not null`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Erases the images that were moved to the trash before `before`. The files first: when one cannot
 * be deleted, its row remains for the next run.
 */
export async function eraseDeletedImages(db: EntityManager, store: ImageStore, before: Date) {
  const expired = await db.findBy(DeletedImage, { deletedAt: LessThan(before) });
  let failures = 0;
  for (const { id, image } of expired) {
    try {
      for (const publicId of filesOf(image)) await store.remove(publicId);
      await db.delete(DeletedImage, { id });
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
  stores: { images: ImageStore; files: FileStore },
  log: DailyJobLog,
): (() => Promise<void>) =>
  startDailyJob(
    db,
    "removeUnusedImages",
    async () => {
      await assertStoreBelongs(db, stores.files);
      return sweepImages(db, stores, new Date());
    },
    log,
  );
