import { type EntityManager, In } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { isImageId } from "../image/image-rows.ts";
import type { ItemSummary } from "./item-summary.ts";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";
import { type FoundItem, loadSummaries } from "./summaries.ts";

/**
 * Returns the items that use one of the images in their ordered set, as their own image or in rich
 * text, including items in the trash, because they may be restored. Unknown ids are ignored.
 */
export async function listItemsWithImages(
  db: EntityManager,
  imageIds: readonly string[],
): Promise<ItemSummary[]> {
  const images = await db.findBy(Image, { id: In(imageIds.filter(isImageId)) });
  if (images.length === 0) return [];
  const found: FoundItem[] = await db.query(
    `select kind, id from (${unionOfKinds(db, usesSql)}) uses
     order by deleted_at nulls first, updated_at desc, id`,
    [images.map(({ id }) => id), images.map(({ publicId }) => publicId)],
  );
  return loadSummaries(db, found);
}

const usesSql = ({ kind, items, translations, placements, richText }: KindTables): string =>
  `select '${kind}' as kind, item.id, item.updated_at, item.deleted_at from ${items} item
   where item.id in (
     select item_id from ${placements} placed where image_id = any($1)
     union all
     select item_id from ${translations}
     where ${richText ? mentionsSql(richText) : "$2::text[] is null"})`;

const mentionsSql = (richText: string) =>
  `exists (select from unnest($2::text[]) public_id where position(public_id in ${richText}::text) > 0)`;
