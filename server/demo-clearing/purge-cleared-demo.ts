import type { DataSource } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { isFromDemo } from "../image/image-list.ts";
import { moveRowToTrash } from "../image/image-trash.ts";
import { isShownNowhereSql } from "../image/unused-conditions.ts";
import { visitor } from "../platform/viewer.ts";
import { DemoItem } from "./demo-item.entity.ts";

/**
 * Removes the pictures of demo content that was cleared before `before` and has been deleted from
 * the trash, unless something else shows them or somebody has changed them; the next image sweep
 * erases their files. Returns their number.
 */
export async function purgeClearedDemo(
  db: DataSource,
  before: Date,
): Promise<{ demoPictures: number }> {
  return db.transaction(async (manager) => {
    const images = await manager
      .getRepository(Image)
      .createQueryBuilder("image")
      .where(
        `exists (select 1 from demo_item demo where demo.kind = 'Image'
           and demo.item_id = image.id and demo.cleared_at < :before)
         and ${isFromDemo} and ${isShownNowhereSql(manager)}`,
        { before },
      )
      .getMany();
    // As long in the trash as the items were.
    const author = { viewer: visitor, now: before };
    for (const image of images) await moveRowToTrash(manager, author, image);
    await manager
      .createQueryBuilder()
      .delete()
      .from(DemoItem)
      .where("cleared_at < :before", { before })
      .execute();
    return { demoPictures: images.length };
  });
}
