import type { EntityManager } from "typeorm";
import { placedImageIds } from "../content/placement.ts";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { type Gallery, GalleryImage } from "./gallery.entity.ts";
import type { GalleryInput } from "./gallery.input.ts";

/**
 * Records a change of a gallery. A save includes the complete input, so that it can be restored.
 */
export async function recordGallery(
  manager: EntityManager,
  author: Author,
  gallery: Gallery,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "Gallery",
    itemId: gallery.id,
    version: gallery.version,
    action,
    language,
    label: labelOf(gallery.translations, (row) => row.title),
    content: isContentChange(action) ? await inputOfGallery(manager, gallery) : null,
  });
}

async function inputOfGallery(
  manager: EntityManager,
  gallery: Gallery,
): Promise<Required<GalleryInput>> {
  const { id, categoryId, isImportant, galleryDate, translations } = gallery;
  const imageIds = await placedImageIds(manager, GalleryImage, id);
  return {
    categoryId,
    isImportant,
    galleryDate,
    imageIds,
    translations: mapTranslations(translations, ({ title, description }) => ({
      title,
      description,
    })),
  };
}
