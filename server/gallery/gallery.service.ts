import { type Condition, ContentQueries, isId } from "../content/content-queries.ts";
import { placeImages } from "../content/placement.ts";
import { replaceTranslation, replaceTranslations } from "../content/translations.ts";
import {
  deleteItem,
  loadForWriting,
  loadOrBegin,
  publishAtOnce,
  publishTranslation,
  type Target,
} from "../content/writing.ts";
import { requireGalleryCategory } from "../gallery-category/gallery-category.service.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { dayOf } from "./day.ts";
import { Gallery, GalleryImage, GalleryTranslation } from "./gallery.entity.ts";
import type { GalleryInput, GalleryWords } from "./gallery.input.ts";

/** Newest day first, dated before undated; then the newest entry. */
export const galleryQueries = new ContentQueries(Gallery, {
  direction: "desc",
  keys: [
    { sql: "coalesce(item.day, '-infinity')", type: "date" },
    { sql: "item.created_at", type: "timestamptz" },
  ],
});

/** An unknown category, or a word that is no id, has no galleries. */
export const inCategory =
  (categoryId: string): Condition =>
  (bind) =>
    isId(categoryId) ? `item.category_id = ${bind(categoryId)}` : "false";

/** What the News show. */
export const isNews: Condition = () => "item.is_important";

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new gallery. `atOnce` publishes what was written (the REST face). */
export async function saveGallery(
  { db, viewer, now }: Writer,
  target: Target | null,
  input: GalleryInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    // The category first: deleting one locks it and then its galleries, in the same order.
    await requireGalleryCategory(manager, input.categoryId, "categoryId");
    const gallery = await loadOrBegin(manager, Gallery, target);
    gallery.categoryId = input.categoryId;
    gallery.isImportant = input.isImportant;
    gallery.galleryDate = input.galleryDate;
    gallery.day = dayOf(input.galleryDate);
    gallery.translations = replaceTranslations(
      gallery.translations,
      GalleryTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishAtOnce(gallery, now);
    await manager.save(gallery);
    await placeImages(manager, GalleryImage, gallery.id, input.imageIds);
    return gallery.id;
  });
}

/** Saves one language and leaves the other untouched. */
export async function saveGalleryTranslation(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  words: GalleryWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const gallery = await loadForWriting(manager, Gallery, target);
    gallery.translations = replaceTranslation(
      gallery.translations,
      GalleryTranslation,
      language,
      words,
      assignWords,
    );
    await manager.save(gallery);
    return gallery.id;
  });
}

/** Null withdraws; a future moment schedules. */
export async function publishGallery(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const gallery = await loadForWriting(manager, Gallery, target);
    publishTranslation(gallery, language, at);
    await manager.save(gallery);
    return gallery.id;
  });
}

export async function deleteGallery({ db, viewer }: Writer, target: Target): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => deleteItem(manager, Gallery, target));
}

function assignWords(row: GalleryTranslation, words: GalleryWords): void {
  row.title = words.title;
  row.description = words.description;
}
