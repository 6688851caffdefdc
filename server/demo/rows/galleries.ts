import { Gallery, GalleryImage, GalleryTranslation } from "../../gallery/gallery.entity.ts";
import { parseGalleryDay } from "../../gallery/gallery-day.ts";
import {
  GalleryCategory,
  GalleryCategoryTranslation,
} from "../../gallery-category/gallery-category.entity.ts";
import { galleries } from "../content/galleries.ts";
import { galleryCategories } from "../content/gallery-categories.ts";
import { begunAt, inFirstDays, placesOf, type Seeding, translationsOf } from "./seeding.ts";

export async function insertGalleries(seeding: Seeding): Promise<void> {
  const categoryIds = await insertCategories(seeding);
  const { manager } = seeding;
  for (const [index, gallery] of galleries.entries()) {
    const day = parseGalleryDay(gallery.galleryDate);
    const moment = day ? eveningAfter(day) : undated(index);
    const categoryId = categoryIds.get(gallery.category);
    if (!categoryId)
      throw new Error(`${gallery.key} is of the unknown category ${gallery.category}`);
    const { isImportant, galleryDate } = gallery;
    const row = { ...begunAt(moment), categoryId, isImportant, galleryDate, day };
    await manager.insert(Gallery, row);
    await manager.insert(GalleryTranslation, translationsOf(gallery, row.id, moment));
    await manager.insert(GalleryImage, placesOf(row.id, seeding.imagesOf("gallery", gallery)));
  }
}

/** The id of each category under its key. */
async function insertCategories(seeding: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, category] of galleryCategories.entries()) {
    const moment = inFirstDays(position);
    const imageId = seeding.imageOf("galleryCategory", category);
    const row = { ...begunAt(moment), position, imageId };
    await seeding.manager.insert(GalleryCategory, row);
    const translations = translationsOf(category, row.id, moment);
    await seeding.manager.insert(GalleryCategoryTranslation, translations);
    ids.set(category.key, row.id);
  }
  return ids;
}

const eveningAfter = (day: string): Date => new Date(`${day}T16:00:00Z`);

/** Between the years, when somebody put the rest in order. */
const undated = (index: number): Date => new Date(Date.UTC(2022, 11, 29, 8, index));
