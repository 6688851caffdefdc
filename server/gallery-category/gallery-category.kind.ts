import type { EntityManager } from "typeorm";
import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { restOf } from "../content/rest.ts";
import { Invalid } from "../platform/errors.ts";
import {
  GalleryCategory,
  GalleryCategoryInput,
  GalleryCategoryList,
  GalleryCategoryTranslation,
} from "./gallery-category.entity.ts";

export const galleryCategoryKind = defineKind({
  name: "GalleryCategory",
  description: "A category of galleries.",
  noun: "gallery category",
  plural: "gallery categories",
  operations: { item: "galleryCategory", list: "galleryCategories", save: "saveGalleryCategory" },
  namesInMail: { ua: "категорії", eng: "categories" },
  entity: GalleryCategory,
  translation: GalleryCategoryTranslation,
  input: GalleryCategoryInput,
  order: editorsOrder,
  pagePath: ({ id }) => `/gallery?category=${id}`,
});

export const galleryCategoryRest = restOf(galleryCategoryKind, {
  path: "/galleryCategory",
  name: "gallery category",
});

export const galleryCategoryQueries = new ContentQueries(galleryCategoryKind);

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

export const galleryCategoryResolvers = kindResolvers(galleryCategoryKind, {
  list: {
    type: GalleryCategoryList,
    description: "Lists gallery categories in the order set by editors.",
  },
});
