import type { EntityManager } from "typeorm";
import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { Invalid } from "../platform/errors.ts";
import { GalleryCategory, GalleryCategoryTranslation } from "./gallery-category.entity.ts";
import type { GalleryCategoryInput } from "./gallery-category.input.ts";

export const galleryCategoryKind: ContentKind<
  GalleryCategory,
  GalleryCategoryTranslation,
  GalleryCategoryInput
> = {
  name: "GalleryCategory",
  description: "A category of galleries.",
  namesInMail: { ua: "категорії", eng: "categories" },
  entity: GalleryCategory,
  translation: GalleryCategoryTranslation,
  order: editorsOrder,
  relations: ["image"],
  title: ["name"],
  quoted: ["description"],
  pagePath: ({ id }) => `/gallery?category=${id}`,

  async assign(category, input, { manager }) {
    category.imageId = await requireImage(manager, input.imageId, category.imageId);
  },
  assignTranslation(row, texts) {
    row.name = texts.name;
    row.description = texts.description;
  },

  toInput: ({ imageId }) => ({ imageId }),
  toTexts: ({ name, description }) => ({ name, description }),
};

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
