import type { EntityManager } from "typeorm";
import type { Asking } from "../content/asking.ts";
import { ContentQueries } from "../content/content-queries.ts";
import { requireImages } from "../content/placement.ts";
import { replaceTranslation, replaceTranslations } from "../content/translations.ts";
import {
  deleteItem,
  lastPosition,
  loadForWriting,
  loadOrBegin,
  publishAtOnce,
  publishTranslation,
  reorderItems,
  type Target,
} from "../content/writing.ts";
import type { Language } from "../language/language.ts";
import { Invalid } from "../platform/failures.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { GalleryCategory, GalleryCategoryTranslation } from "./gallery-category.entity.ts";
import type { GalleryCategoryInput, GalleryCategoryWords } from "./gallery-category.input.ts";

export const galleryCategoryQueries = new ContentQueries(
  GalleryCategory,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new category, behind the others. `atOnce` publishes what was written (REST). */
export async function saveGalleryCategory(
  { db, viewer, now }: Writer,
  target: Target | null,
  input: GalleryCategoryInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadOrBegin(manager, GalleryCategory, target);
    if (!target) category.position = await lastPosition(manager, GalleryCategory);
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    category.imageId = input.imageId ?? null;
    category.translations = replaceTranslations(
      category.translations,
      GalleryCategoryTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishAtOnce(category, now);
    await manager.save(category);
    return category.id;
  });
}

/** Saves one language and leaves the other untouched. */
export async function saveGalleryCategoryTranslation(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  words: GalleryCategoryWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadForWriting(manager, GalleryCategory, target);
    category.translations = replaceTranslation(
      category.translations,
      GalleryCategoryTranslation,
      language,
      words,
      assignWords,
    );
    await manager.save(category);
    return category.id;
  });
}

/** Null withdraws; a future moment schedules. */
export async function publishGalleryCategory(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadForWriting(manager, GalleryCategory, target);
    publishTranslation(category, language, at);
    await manager.save(category);
    return category.id;
  });
}

/** Throws Conflict `inUse` while galleries are sorted under it, drafts included. */
export async function deleteGalleryCategory({ db, viewer }: Writer, target: Target): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => deleteItem(manager, GalleryCategory, target));
}

/** These first, in this order; the rest behind them as they were. */
export async function reorderGalleryCategories(
  { db, viewer }: Writer,
  ids: readonly string[],
): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => reorderItems(manager, GalleryCategory, ids));
}

/**
 * Keeps the category from being deleted until the transaction ends.
 * Throws Invalid (`path`, rule `unknown`) when there is none of that id.
 */
export async function requireGalleryCategory(
  manager: EntityManager,
  id: string,
  path: string,
): Promise<void> {
  const rows: unknown[] = await manager.query(
    "select 1 from gallery_category where id = $1 for key share",
    [id],
  );
  if (rows.length === 0) throw Invalid([{ path, rule: "unknown" }]);
}

/** One for each id, in their order; null for those that may not be seen. */
export async function galleryCategoriesOf(
  manager: EntityManager,
  asking: Asking,
  ids: readonly string[],
): Promise<(GalleryCategory | null)[]> {
  const categories = await galleryCategoryQueries.byIds(manager, asking, ids);
  return ids.map((id) => categories.find((category) => category.id === id) ?? null);
}

function assignWords(row: GalleryCategoryTranslation, words: GalleryCategoryWords): void {
  row.name = words.name;
  row.description = words.description;
}
