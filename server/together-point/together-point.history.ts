import type { EntityManager } from "typeorm";
import { placedImageIds } from "../content/placement.ts";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { type TogetherPoint, TogetherPointImage } from "./together-point.entity.ts";
import type { TogetherPointInput } from "./together-point.input.ts";

/**
 * Records a change of a together point. A save includes the complete input, so that it can be
 * restored.
 */
export async function recordTogetherPoint(
  manager: EntityManager,
  author: Author,
  point: TogetherPoint,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "TogetherPoint",
    itemId: point.id,
    version: point.version,
    action,
    language,
    label: labelOf(point.translations, (row) => row.name),
    content: isContentChange(action) ? await inputOfTogetherPoint(manager, point) : null,
  });
}

async function inputOfTogetherPoint(
  manager: EntityManager,
  point: TogetherPoint,
): Promise<Required<TogetherPointInput>> {
  const { id, city, translations } = point;
  const imageIds = await placedImageIds(manager, TogetherPointImage, id);
  return {
    city,
    imageIds,
    translations: mapTranslations(translations, ({ name, locative }) => ({ name, locative })),
  };
}
