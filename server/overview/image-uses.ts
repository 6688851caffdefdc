import type { EntityManager } from "typeorm";
import { imageById } from "../image/image-rows.ts";
import type { ItemSummary } from "./item-summary.ts";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";
import { type FoundItem, loadSummaries } from "./summaries.ts";

/**
 * Returns the items that use an image in their ordered set, as their own image or in rich text,
 * including items in the trash, because they may be restored. Empty for an unknown id.
 */
export async function listItemsWithImage(
  db: EntityManager,
  imageId: string,
): Promise<ItemSummary[]> {
  const image = await imageById(db, imageId);
  if (!image) return [];
  const found: FoundItem[] = await db.query(
    `select kind, id from (${unionOfKinds(db, usesSql)}) uses
     order by deleted_at nulls first, updated_at desc, id`,
    [image.id, image.publicId],
  );
  return loadSummaries(db, found);
}

const usesSql = ({ kind, items, translations, placements, richText }: KindTables): string =>
  `select '${kind}' as kind, item.id, item.updated_at, item.deleted_at from ${items} item
   where item.id in (
     select item_id from ${placements} placed where image_id = $1
     union all
     select item_id from ${translations}
     where ${richText ? `position($2 in ${richText}) > 0` : "$2::text is null"})`;
