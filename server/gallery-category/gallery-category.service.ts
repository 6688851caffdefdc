import type { EntityManager } from "typeorm";
import { ContentQueries } from "../content/content-queries.ts";
import {
  loadForUpdate,
  loadOrCreate,
  nextPosition,
  publicationAction,
  publishNow,
  publishTranslation,
  reorderItems,
  type WriteTarget,
} from "../content/item-writes.ts";
import { requireImages } from "../content/placement.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import { type Author, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { GalleryCategory, GalleryCategoryTranslation } from "./gallery-category.entity.ts";
import { recordGalleryCategory } from "./gallery-category.history.ts";
import type { GalleryCategoryInput, GalleryCategoryWords } from "./gallery-category.input.ts";

export const galleryCategoryQueries = new ContentQueries(
  GalleryCategory,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/**
 * Null creates a gallery category at the end of the order. `atOnce` publishes all its languages.
 */
export async function saveGalleryCategory(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: GalleryCategoryInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadOrCreate(manager, GalleryCategory, target);
    if (!target) category.position = await nextPosition(manager, GalleryCategory);
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    category.imageId = input.imageId ?? null;
    category.translations = mergeTranslations(
      category.translations,
      GalleryCategoryTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(category, now);
    await saveItem(manager, category);
    await recordGalleryCategory(manager, { viewer, now }, category, target ? "saved" : "created");
    return category.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveGalleryCategoryTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: GalleryCategoryWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadForUpdate(manager, GalleryCategory, target);
    category.translations = mergeTranslation(
      category.translations,
      GalleryCategoryTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, category);
    await recordGalleryCategory(manager, { viewer, now }, category, "saved", language);
    return category.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishGalleryCategory(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const category = await loadForUpdate(manager, GalleryCategory, target);
    publishTranslation(category, language, at, now);
    await saveItem(manager, category);
    await recordGalleryCategory(
      manager,
      { viewer, now },
      category,
      publicationAction(at, now),
      language,
    );
    return category.id;
  });
}

/** Throws Conflict `inUse` while the category has galleries outside the trash. */
export async function deleteGalleryCategory(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const category = await deleteItem(manager, GalleryCategory, target, now);
    await recordGalleryCategory(manager, { viewer, now }, category, "deleted");
  });
}

export async function restoreGalleryCategory(
  { db, viewer, now }: Writer,
  id: string,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const category = await restoreItem(manager, GalleryCategory, id);
    await recordGalleryCategory(manager, { viewer, now }, category, "restored");
  });
}

/**
 * Permanently deletes gallery categories moved to the trash before `before`; returns their
 * number.
 */
export async function eraseGalleryCategories(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, GalleryCategory, before);
  for (const category of erased) await recordGalleryCategory(manager, author, category, "erased");
  return erased.length;
}

/**
 * Moves these gallery categories to the front, in this order; the others follow in their current
 * order.
 */
export async function reorderGalleryCategories(
  { db, viewer, now }: Writer,
  ids: readonly string[],
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    await reorderItems(manager, GalleryCategory, ids);
    await recordChange(manager, { viewer, now }, { kind: "GalleryCategory", action: "reordered" });
  });
}

function assignWords(row: GalleryCategoryTranslation, words: GalleryCategoryWords): void {
  row.name = words.name;
  row.description = words.description;
}
