import type { DataSource, EntityManager } from "typeorm";
import { Image } from "./image.entity.ts";
import { filesOf } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { isWithheldAt } from "./withheld-images.ts";

/**
 * Makes the files of withheld images private at Cloudinary, which serves them itself, and public
 * again those of images that are not withheld any more. Does nothing where this server alone has the
 * files: it answers 410 for them. Throws what Cloudinary's API throws; then call it again.
 */
export async function hideWithheldFiles(
  db: EntityManager,
  store: ImageStore,
  now: Date,
): Promise<void> {
  if (store.name !== "cloudinary") return;
  const due: { id: string }[] = await db.query(
    `select id from image where store = 'cloudinary'
       and is_private <> coalesce(withheld_from <= $1, false) order by id`,
    [now],
  );
  for (const { id } of due) {
    await db.transaction(async (manager) => {
      const lock = { mode: "pessimistic_write" } as const;
      const image = await manager.findOne(Image, { where: { id }, lock });
      if (!image || image.isPrivate === isWithheldAt(image, now)) return;
      for (const file of filesOf(image)) {
        await (image.isPrivate ? store.restore(file) : store.withdraw(file));
      }
      await manager.update(Image, { id }, { isPrivate: !image.isPrivate });
    });
  }
}

/** How often consents that ended, and calls that failed, are looked for, in ms. */
const intervalMs = 30_000;

/** Calls `hideWithheldFiles` now and then until the returned function is called. */
export function startHidingWithheldFiles(
  db: DataSource,
  store: ImageStore,
  log: { error(details: object, message: string): void },
): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => hideWithheldFiles(db.manager, store, new Date()))
      .catch((err) => log.error({ err }, "withheld pictures are still public at Cloudinary"));
  };
  if (store.name === "cloudinary") run();
  const timer = setInterval(run, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
