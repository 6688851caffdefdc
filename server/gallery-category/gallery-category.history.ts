import type { EntityManager } from "typeorm";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { GalleryCategory } from "./gallery-category.entity.ts";
import type { GalleryCategoryInput } from "./gallery-category.input.ts";

/**
 * Records a change of a gallery category. A save includes the complete input, so that it can be
 * restored.
 */
export async function recordGalleryCategory(
  manager: EntityManager,
  author: Author,
  category: GalleryCategory,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "GalleryCategory",
    action,
    language,
    itemId: category.id,
    version: category.version,
    label: labelOf(category.translations, (row) => row.name),
    content: isContentChange(action) ? inputOfGalleryCategory(category) : null,
  });
}

const inputOfGalleryCategory = ({
  imageId,
  translations,
}: GalleryCategory): Required<GalleryCategoryInput> => ({
  imageId,
  translations: mapTranslations(translations, ({ name, description }) => ({ name, description })),
});
