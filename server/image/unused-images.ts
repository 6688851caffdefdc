import type { DataSource } from "typeorm";
import type { Image } from "./image.entity.ts";
import { isNotInHistory, isPlacedNowhereSql, isUnusedSql } from "./unused-conditions.ts";

type RemovedImage = Pick<Image, "publicId" | "store" | "uncroppedPublicId">;

/** What was taken out of an item can be brought back from its history this long, in days. */
const historyRetentionDays = 30;

/**
 * Deletes the rows made before `olderThan` that no foreign key points at and no text names
 * (rich text holds pictures by address), nor a version of the last 30 days. A new kind of
 * content is bound by its entity alone.
 */
export async function removeUnusedRows(db: DataSource, olderThan: Date): Promise<RemovedImage[]> {
  const since = new Date(olderThan.getTime() - historyRetentionDays * 24 * 3_600_000);
  return db.transaction(async (manager) => {
    // Locked first and asked again after: whoever places one of these at this moment has
    // either finished and is seen by the second statement, or waits and is refused.
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
