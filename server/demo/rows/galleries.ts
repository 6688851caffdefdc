import { Gallery, GalleryImage, GalleryTranslation } from "../../gallery/gallery.entity.ts";
import { parseGalleryDay } from "../../gallery/gallery-day.ts";
import {
  GalleryCategory,
  GalleryCategoryTranslation,
} from "../../gallery-category/gallery-category.entity.ts";
import { galleries } from "../content/galleries.ts";
import { galleryCategories } from "../content/gallery-categories.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";
import type { StoryMoment, StoryTime } from "./story-time.ts";

export async function insertGalleries(seeding: Seeding): Promise<void> {
  const categoryIds = await insertCategories(seeding);
  const { manager, time } = seeding;
  for (const [index, gallery] of time.moved(galleries).entries()) {
    const { isImportant } = gallery;
    const galleryDate = galleryDateOf(gallery.galleryDate, time);
    const day = parseGalleryDay(galleryDate);
    const moment = day ? eveningAfter(day) : time.betweenTheYears(index);
    const categoryId = categoryIds.get(gallery.category);
    if (!categoryId)
      throw new Error(`${gallery.key} is of the unknown category ${gallery.category}`);
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
    const moment = seeding.time.inFirstDays(position);
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

const galleryDateOf = (date: StoryMoment, time: StoryTime): string =>
  typeof date === "string" ? date : time.isoOf(date).slice(0, "yyyy-mm-dd".length);
