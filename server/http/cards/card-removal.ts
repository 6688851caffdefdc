import type { DataSource } from "typeorm";
import type { FileStore } from "../../files/file-store.ts";
import { closedFiles } from "../../image/image-access.ts";
import { isPublicSql } from "../../image/withheld-images.ts";
import { startWorkLoop, type WorkLoop } from "../../platform/work-loop.ts";
import { removeOtherCards } from "./card-store.ts";

/** How often pictures that visitors do not get any more are looked for, in ms. */
const intervalMs = 30_000;

/**
 * Deletes stored cards when pictures were withheld or deleted: those that show a file that visitors do
 * not get, also one that the picture had before. Nobody is sent them, but they must not stay either.
 */
export function startRemovingCards(
  db: DataSource,
  files: FileStore,
  log: { warn(details: object, message: string): void },
): WorkLoop {
  let settled: ReadonlySet<string> = new Set();
  let previous = settled;
  return startWorkLoop(async () => {
    try {
      const closed = await closedFiles(db, new Date());
      if ([...closed].some((publicId) => !settled.has(publicId))) await removeHidden(db, files);
      // In two runs, because a card may have been in drawing during the first.
      [settled, previous] = [previous, closed];
    } catch (err) {
      log.warn({ err }, "cards of withheld pictures are still stored");
    }
    return intervalMs;
  });
}

async function removeHidden(db: DataSource, files: FileStore): Promise<void> {
  const shown: { id: string }[] = await db.query(
    `select public_id as id from image where ${isPublicSql("image", "$1")}`,
    [new Date()],
  );
  await removeOtherCards(
    files,
    shown.map(({ id }) => id),
  );
}
