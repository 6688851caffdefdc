import type { EntityManager } from "typeorm";
import type { ReadScope } from "../content/read-scope.ts";
import { restoreItem } from "../content/trash.ts";
import type { Author } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import { GalleryCategory } from "./gallery-category.entity.ts";
import { recordGalleryCategory } from "./gallery-category.history.ts";
import { galleryCategoryQueries } from "./gallery-category.service.ts";

/**
 * Restores the category of a gallery that is being restored, if it is in the trash. The
 * category stays locked until the transaction ends.
 */
export async function restoreCategoryOfGallery(
  manager: EntityManager,
  author: Author,
  id: string,
): Promise<void> {
  const [stored]: { isDeleted: boolean }[] = await manager.query(
    `select deleted_at is not null as "isDeleted" from gallery_category where id = $1 for update`,
    [id],
  );
  if (!stored?.isDeleted) return;
  const category = await restoreItem(manager, GalleryCategory, id);
  await recordGalleryCategory(manager, author, category, "restored");
}

/**
 * Locks the category against deletion until the transaction ends.
 * Throws Invalid (`path`, rule `unknown`) if it does not exist or is in the trash.
 */
export async function requireGalleryCategory(
  manager: EntityManager,
  id: string,
  path: string,
): Promise<void> {
  const rows: unknown[] = await manager.query(
    "select 1 from gallery_category where id = $1 and deleted_at is null for share",
    [id],
  );
  if (rows.length === 0) throw Invalid([{ path, rule: "unknown" }]);
}

/** Returns one entry per id, in their order; null for categories that are not visible. */
export async function galleryCategoriesByIds(
  manager: EntityManager,
  scope: ReadScope,
  ids: readonly string[],
): Promise<(GalleryCategory | null)[]> {
  const categories = await galleryCategoryQueries.byIds(manager, scope, ids);
  return ids.map((id) => categories.find((category) => category.id === id) ?? null);
}
