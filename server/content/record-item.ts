import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import {
  type ContentAuthor,
  isContentChange,
  recordBaseline,
  recordContentChange,
} from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { inputValuesOf } from "../platform/record/record-field.ts";
import type { ContentItem, Translation } from "./content-item.ts";
import { type ContentInput, type ContentKind, titleWithFallback } from "./content-kind.ts";
import { announceItem } from "./events/announce-item.ts";
import { placedImageIds } from "./placement.ts";
import { mapTranslations } from "./translations.ts";

/**
 * Records a change of an item, a save with the complete input, so that it can be restored; and
 * announces what it means to visitors.
 */
export async function recordItem<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(
  manager: EntityManager,
  author: ContentAuthor,
  kind: ContentKind<Item, Row, Input>,
  item: Item,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordContentChange(manager, author, {
    kind: kind.name,
    itemId: item.id,
    version: item.version,
    action,
    language,
    label: labelOf(kind, item),
    content: isContentChange(action) ? await inputOf(manager, kind, item) : null,
  });
  if (!unannounced.has(action)) await announceItem(manager, kind, item, author.now);
}

/** Visitors notice neither; an erased item had left the site when it was moved to the trash. */
const unannounced: ReadonlySet<ChangeAction> = new Set(["confirmed", "erased"]);

/**
 * Records an item as it was loaded for a save, unless the history has its content already. Its
 * version is the next one by then.
 */
export const recordItemBaseline = <
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(
  manager: EntityManager,
  now: Date,
  kind: ContentKind<Item, Row, Input>,
  item: Item,
): Promise<void> =>
  recordBaseline(
    manager,
    now,
    {
      kind: kind.name,
      itemId: item.id,
      version: item.version - 1,
      label: labelOf(kind, item),
    },
    () => inputOf(manager, kind, item),
  );

const labelOf = <Item extends ContentItem>(kind: ContentKind<Item>, item: Item): string =>
  kind.label?.of(item) ?? titleWithFallback(kind, item);

/** The complete input that would save the item as it is stored. */
export async function inputOf<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(manager: EntityManager, kind: ContentKind<Item, Row, Input>, item: Item): Promise<object> {
  return {
    ...inputValuesOf(kind.fields, item),
    ...(await kind.toInput?.(item, manager)),
    ...(kind.pictures &&
      !kind.pictureIds && { imageIds: await placedImageIds(manager, kind.pictures, item.id) }),
    // The rows of an item are of its kind.
    translations: mapTranslations(item.translations as Row[], (row) => ({
      ...inputValuesOf(kind.textFields, row),
      ...kind.toTexts?.(row),
    })),
  };
}
