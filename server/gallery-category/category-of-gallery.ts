import type { EntityManager } from "typeorm";
import type { ReadScope } from "../content/read-scope.ts";
import { restoreItem } from "../content/trash.ts";
import type { Author } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import { GalleryCategory } from "./gallery-category.entity.ts";
import { recordGalleryCategory } from "./gallery-category.history.ts";
import { galleryCategoryQueries } from "./gallery-category.service.ts";

/** For a gallery that leaves the trash: its category does so too, and stays meanwhile. */
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
 * Keeps the category from being deleted until the transaction ends.
 * Throws Invalid (`path`, rule `unknown`) when there is none of that id outside the trash.
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

/** One for each id, in their order; null for those that may not be seen. */
export async function galleryCategoriesByIds(
  manager: EntityManager,
  asking: ReadScope,
  ids: readonly string[],
): Promise<(GalleryCategory | null)[]> {
  const categories = await galleryCategoryQueries.byIds(manager, asking, ids);
  return ids.map((id) => categories.find((category) => category.id === id) ?? null);
}
