import type { EntityManager } from "typeorm";
import { type ContentAuthor, recordContentChange } from "../history/record-change.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
import type { Image } from "./image.entity.ts";
import { imageReferences } from "./image-places.ts";
import { labelOf, lockImage } from "./image-rows.ts";
import { replaceInContent } from "./replace-image-urls.ts";

/**
 * Shows another image wherever an image is placed, in rich text too, and in drafts. A set that has
 * the other image already only loses this one. The image itself stays in the library, and the history
 * of items names it as before; the logos of the settings, which editors cannot change, stay. Throws
 * NotFound, and Invalid (`by`) for the same or an unknown image.
 */
export async function replaceEverywhere(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
  by: string,
): Promise<Image> {
  if (id === by) throw Invalid([{ path: "by", rule: "taken" }]);
  return db.transaction(async (manager) => {
    const [first, second] = [id, by].sort();
    // In the order of their ids, so that two requests do not lock each other out.
    const locked = [await lockImage(manager, first ?? ""), await lockImage(manager, second ?? "")];
    const image = locked.find((one) => one?.id === id);
    const other = locked.find((one) => one?.id === by);
    if (!image) throw NotFound();
    if (!other) throw Invalid([{ path: "by", rule: "unknown" }]);
    await replacePlacements(manager, id, by);
    await replaceInContent(manager, image, other);
    const label = labelOf(image);
    await recordContentChange(manager, author, {
      kind: "Image",
      action: "saved",
      itemId: id,
      label,
    });
    return other;
  });
}

async function replacePlacements(manager: EntityManager, id: string, by: string): Promise<void> {
  for (const { table, column, isPlacement } of imageReferences(manager)) {
    if (table === "settings") continue;
    if (isPlacement) {
      await manager.query(
        `delete from "${table}" placed where "${column}" = $1 and exists (
           select from "${table}" own where own.item_id = placed.item_id and own."${column}" = $2)`,
        [id, by],
      );
    }
    await manager.query(`update "${table}" set "${column}" = $2 where "${column}" = $1`, [id, by]);
  }
}
