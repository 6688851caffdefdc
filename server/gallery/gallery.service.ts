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

/** Newest day first, dated before undated; then the newest entry. */
export const galleryQueries = new ContentQueries(Gallery, {
  direction: "desc",
  keys: [
    { sql: orderedDay, type: "date" },
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

/** A range of the key by which galleries stand in order, so that each of their indexes serves. */
const inYear =
  (year: number): Condition =>
  (bind) =>
    // Days have four digits for their year, and PostgreSQL knows not every other number.
    year < 1 || year > 9999
      ? "false"
      : `${orderedDay} >= make_date(${bind(year)}, 1, 1)
         and ${orderedDay} < make_date(${bind(year + 1)}, 1, 1)`;

interface GalleryWish {
  categoryId?: string | null | undefined;
  year?: number | null | undefined;
  isImportant?: boolean | null | undefined;
}

/** Of that category, with their day in that year, in the News or out of them; of all when left out. */
export const wishedGalleries = ({ categoryId, year, isImportant }: GalleryWish): Condition =>
  allOf(
    categoryId ? inCategory(categoryId) : undefined,
    year == null ? undefined : inYear(year),
    isImportant == null ? undefined : (bind) => `item.is_important = ${bind(isImportant)}`,
  );

/** The years in which galleries have their days, newest first. */
export const galleryYears = (db: EntityManager, asking: ReadScope): Promise<number[]> =>
  galleryQueries.values(
    db,
    asking,
    "extract(year from item.day)::int",
    () => "item.day is not null",
  );

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new gallery. `atOnce` publishes what was written (the REST face). */
export async function saveGallery(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: GalleryInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    // The category first: deleting one locks it and then its galleries, in the same order.
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

/** Saves one language and leaves the other untouched. */
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

/** Null withdraws; a future moment schedules. Without a language: each that has words. */
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

/** Whether the News show it; nothing else changes. */
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

/** Brings its category back out of the trash, if that is there too. */
export async function restoreGallery({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    // The category first, as in a save.
    const stored = isId(id) ? await manager.findOneBy(Gallery, { id }) : null;
    if (stored) await restoreCategoryOfGallery(manager, { viewer, now }, stored.categoryId);
    const gallery = await restoreItem(manager, Gallery, id);
    await recordGallery(manager, { viewer, now }, gallery, "restored");
  });
}

/** Empties the trash of what was put there before that moment; answers how many went. */
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
