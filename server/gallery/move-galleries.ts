import type { EntityManager } from "typeorm";
import type { Writer } from "../content/content-commands.ts";
import { loadForUpdate } from "../content/item-writes.ts";
import { isId } from "../content/reading/content-queries.ts";
import { recordItem, recordItemBaseline } from "../content/record-item.ts";
import { saveItem } from "../content/save-item.ts";
import { requireGalleryCategory } from "../gallery-category/gallery-category.kind.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Gallery } from "./gallery.entity.ts";
import { galleryKind } from "./gallery.kind.ts";

/** Galleries by their ids, or all of a category. */
export type GallerySelection = { ids: readonly string[] } | { categoryId: string };

/**
 * Puts galleries into another category, all or none, and returns how many were in a different one.
 * Galleries in the trash stay where they are. For editors. Throws NotFound for an unknown gallery,
 * or Invalid (`toCategoryId`, rule `unknown`).
 */
export async function moveGalleries(
  { db, ...author }: Writer,
  selection: GallerySelection,
  toCategoryId: string,
): Promise<number> {
  requireEditor(author.viewer);
  if (!isId(toCategoryId)) throw Invalid([{ path: "toCategoryId", rule: "unknown" }]);
  return db.transaction(async (manager) => {
    await requireGalleryCategory(manager, toCategoryId, "toCategoryId");
    const ids = await findMoving(manager, selection, toCategoryId);
    for (const id of ids) {
      const gallery = await loadForUpdate(manager, Gallery, { id, version: null });
      await recordItemBaseline(manager, author.now, galleryKind, gallery);
      gallery.categoryId = toCategoryId;
      await saveItem(manager, gallery);
      await recordItem(manager, author, galleryKind, gallery, "saved");
    }
    return ids.length;
  });
}

/** In the order of their ids, so that concurrent moves do not wait for each other in a circle. */
async function findMoving(
  manager: EntityManager,
  selection: GallerySelection,
  toCategoryId: string,
): Promise<string[]> {
  const isByIds = "ids" in selection;
  const values = isByIds ? selection.ids : [selection.categoryId];
  if (!values.every(isId)) throw NotFound();
  const rows: { id: string; categoryId: string }[] = await manager.query(
    `select id, category_id as "categoryId" from gallery
     where ${isByIds ? "id" : "category_id"} = any($1) and deleted_at is null order by id`,
    [values],
  );
  if (isByIds && rows.length < new Set(values).size) throw NotFound();
  return rows.filter(({ categoryId }) => categoryId !== toCategoryId).map(({ id }) => id);
}
