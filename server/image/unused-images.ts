import type { DataSource } from "typeorm";
import type { Image } from "./image.entity.ts";
import { isNotInHistory, isPlacedNowhereSql, isUnusedSql } from "./unused-conditions.ts";

type RemovedImage = Pick<Image, "publicId" | "store" | "uncroppedPublicId">;

/** Days for which images of older versions remain available for restoring. */
const historyRetentionDays = 30;

/**
 * Deletes the images created before `olderThan` that no foreign key, no text (rich text refers
 * to images by URL) and no version of the last 30 days refers to. Tables and columns are found
 * through the entity metadata, so that new kinds of content are included automatically.
 */
export async function removeUnusedRows(db: DataSource, olderThan: Date): Promise<RemovedImage[]> {
  const since = new Date(olderThan.getTime() - historyRetentionDays * 24 * 3_600_000);
  return db.transaction(async (manager) => {
    // Lock first, then check again: a concurrent transaction that places one of these images has
    // either committed and is seen by the second statement, or waits and then fails.
    const candidates: { id: string }[] = await manager.query(
      `select id from image where created_at < $1 and ${isPlacedNowhereSql(manager)}
       for update skip locked`,
      [olderThan],
    );
    const [removed]: [RemovedImage[], number] = await manager.query(
      `delete from image where id = any($1) and ${isUnusedSql(manager)} and ${isNotInHistory("$2")}
       returning public_id as "publicId", store, uncropped_public_id as "uncroppedPublicId"`,
      [candidates.map((row) => row.id), since],
    );
    return removed;
  });
}
