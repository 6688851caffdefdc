import type { EntityManager } from "typeorm";
import { allOf, type Condition, ContentQueries, isId } from "../content/content-queries.ts";
import {
  loadForUpdate,
  loadOrCreate,
  publicationAction,
  publishNow,
  publishTranslation,
  type WriteTarget,
} from "../content/item-writes.ts";
import { placeImages } from "../content/placement.ts";
import type { ReadScope } from "../content/read-scope.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import {
  requireGalleryCategory,
  restoreCategoryOfGallery,
} from "../gallery-category/category-of-gallery.ts";
import type { Author } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Gallery, GalleryImage, GalleryTranslation } from "./gallery.entity.ts";
import { recordGallery } from "./gallery.history.ts";
import type { GalleryInput, GalleryWords } from "./gallery.input.ts";
import { parseGalleryDay } from "./gallery-day.ts";

const orderedDay = "coalesce(item.day, '-infinity')";

/** By day, newest first, undated galleries last; then by creation time, newest first. */
export const galleryQueries = new ContentQueries(Gallery, {
  direction: "desc",
  keys: [
    { sql: orderedDay, type: "date" },
    { sql: "item.created_at", type: "timestamptz" },
  ],
});

/** Matches nothing for an unknown category or a malformed id. */
export const inCategory =
  (categoryId: string): Condition =>
  (bind) =>
    isId(categoryId) ? `item.category_id = ${bind(categoryId)}` : "false";

/** Matches galleries in the news. */
export const isNews: Condition = () => "item.is_important";

/** A range of the sort key, so that every order index can be used. */
const inYear =
  (year: number): Condition =>
  (bind) =>
    // A day has a four-digit year, and PostgreSQL does not accept every other number.
    year < 1 || year > 9999
      ? "false"
      : `${orderedDay} >= make_date(${bind(year)}, 1, 1)
         and ${orderedDay} < make_date(${bind(year + 1)}, 1, 1)`;

interface GalleryFilter {
  categoryId?: string | null | undefined;
  year?: number | null | undefined;
  isImportant?: boolean | null | undefined;
}

/**
 * Filters by category, by the year of `day` and by `isImportant`; undefined filters are ignored.
 */
export const wishedGalleries = ({ categoryId, year, isImportant }: GalleryFilter): Condition =>
  allOf(
    categoryId ? inCategory(categoryId) : undefined,
    year == null ? undefined : inYear(year),
    isImportant == null ? undefined : (bind) => `item.is_important = ${bind(isImportant)}`,
  );

/** The years of all galleries with a day, newest first. */
export const galleryYears = (db: EntityManager, scope: ReadScope): Promise<number[]> =>
  galleryQueries.values(
    db,
    scope,
    "extract(year from item.day)::int",
    () => "item.day is not null",
  );

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null creates a gallery. `atOnce` publishes all its languages, as REST does. */
export async function saveGallery(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: GalleryInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    // Lock the category first: deleting a category locks it and then its galleries. The same
    // order avoids deadlocks.
    await requireGalleryCategory(manager, input.categoryId, "categoryId");
    const gallery = await loadOrCreate(manager, Gallery, target);
    gallery.categoryId = input.categoryId;
    gallery.isImportant = input.isImportant;
    gallery.galleryDate = input.galleryDate;
    gallery.day = parseGalleryDay(input.galleryDate);
    gallery.translations = mergeTranslations(
      gallery.translations,
      GalleryTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(gallery, now);
    await saveItem(manager, gallery);
    await placeImages(manager, GalleryImage, gallery.id, input.imageIds);
    await recordGallery(manager, { viewer, now }, gallery, target ? "saved" : "created");
    return gallery.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveGalleryTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: GalleryWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const gallery = await loadForUpdate(manager, Gallery, target);
    gallery.translations = mergeTranslation(
      gallery.translations,
      GalleryTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, gallery);
    await recordGallery(manager, { viewer, now }, gallery, "saved", language);
    return gallery.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishGallery(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const gallery = await loadForUpdate(manager, Gallery, target);
    publishTranslation(gallery, language, at, now);
    await saveItem(manager, gallery);
    await recordGallery(manager, { viewer, now }, gallery, publicationAction(at, now), language);
    return gallery.id;
  });
}

/** Adds a gallery to the news or removes it; nothing else changes. */
export async function showGalleryInNews(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  isShown: boolean,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const gallery = await loadForUpdate(manager, Gallery, target);
    gallery.isImportant = isShown;
    await saveItem(manager, gallery);
    await recordGallery(manager, { viewer, now }, gallery, "saved");
    return gallery.id;
  });
}

export async function deleteGallery(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const gallery = await deleteItem(manager, Gallery, target, now);
    await recordGallery(manager, { viewer, now }, gallery, "deleted");
  });
}

/** Restores the gallery's category as well if it is in the trash. */
export async function restoreGallery({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    // Lock the category first, as a save does.
    const stored = isId(id) ? await manager.findOneBy(Gallery, { id }) : null;
    if (stored) await restoreCategoryOfGallery(manager, { viewer, now }, stored.categoryId);
    const gallery = await restoreItem(manager, Gallery, id);
    await recordGallery(manager, { viewer, now }, gallery, "restored");
  });
}

/** Permanently deletes galleries moved to the trash before `before`; returns their number. */
export async function eraseGalleries(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, Gallery, before);
  for (const gallery of erased) await recordGallery(manager, author, gallery, "erased");
  return erased.length;
}

function assignWords(row: GalleryTranslation, words: GalleryWords): void {
  row.title = words.title;
  row.description = words.description;
}
