import { defineKind } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import {
  galleryCategoryKind,
  requireGalleryCategory,
} from "../gallery-category/gallery-category.kind.ts";
import { Gallery, GalleryImage, GalleryInput, GalleryTranslation } from "./gallery.entity.ts";
import { parseGalleryDay } from "./gallery-day.ts";

/** SQL of the day by which galleries are sorted; the indexes have the same expression. */
export const orderedDay = "coalesce(item.day, '-infinity')";

export const galleryKind = defineKind({
  name: "Gallery",
  description: "The pictures of one event.",
  noun: "gallery",
  plural: "galleries",
  operations: { item: "gallery", list: "galleries", save: "saveGallery" },
  namesInMail: { ua: "галереї", eng: "galleries" },
  entity: Gallery,
  translation: GalleryTranslation,
  input: GalleryInput,
  // By day, newest first, undated galleries last; then by creation time, newest first.
  order: {
    direction: "desc",
    keys: [
      { sql: orderedDay, type: "date" },
      { sql: "item.created_at", type: "timestamptz" },
    ],
  },
  undatedFirst: {
    direction: "desc",
    keys: [
      { sql: "coalesce(item.day, 'infinity')", type: "date" },
      { sql: "item.created_at", type: "timestamptz" },
    ],
  },
  pictures: GalleryImage,
  parent: {
    property: "category",
    kind: galleryCategoryKind,
    idOf: ({ categoryId }) => categoryId,
    isRestoredWithItem: true,
  },
  reservedAddresses: ["videos", "togetherPoints"],
  pagePath: ({ id, address }) => `/gallery/${address ?? id}`,
  sitemapSection: "galleries",
  card: { label: { ua: "Галерея", eng: "Gallery" } },

  async assign(gallery, input, { manager }) {
    await requireGalleryCategory(manager, input.categoryId, "categoryId");
    gallery.day = parseGalleryDay(input.galleryDate);
  },
});

export const galleryQueries = new ContentQueries(galleryKind);
