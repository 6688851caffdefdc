import type { Language } from "../../language/language.ts";
import type { Columns } from "../../platform/database/entity-json.ts";
import type { ContentKind } from "../content-kind.ts";
import { type ItemParts, itemAlone } from "../item-json.ts";
import { maxImages, type PlacementKind } from "../placement.ts";
import type { Selection } from "./selection.ts";

type KindWithParts = Pick<ContentKind, "relations" | "pictures" | "parent">;

/** All columns, both translations and all images of an item. */
export const itemWithImages = ({ relations = [], pictures }: KindWithParts): ItemParts => ({
  ...itemAlone,
  images: new Map(relations.map((name) => [name, "all"])),
  pictures: pictures ? { placement: pictures, columns: "all", first: null } : null,
});

/** What an operation selects of an item; `language` is the argument of the root field. */
export function partsOf(
  { relations = [], pictures, parent }: KindWithParts,
  selection: Selection,
  language: Language,
): ItemParts {
  const others = ["translation", "translations", "images", "imageCount", "draft", ...relations];
  const ofParent = parent && selection.on(parent.property);
  const images = relations.flatMap((name): [string, Columns][] => {
    const image = selection.on(name);
    return image ? [[name, columnsOf(image)]] : [];
  });
  return {
    columns: columnsOf(selection, [...others, ...(parent ? [parent.property] : [])]),
    translations: translationsOf(selection, language),
    images: new Map(images),
    parent: ofParent
      ? {
          property: parent.property,
          entity: parent.kind.entity,
          parts: partsOf(parent.kind, ofParent, language),
        }
      : null,
    pictures: pictures ? picturesOf(selection, pictures) : null,
    counted: pictures && selection.has("imageCount") ? pictures : null,
  };
}

/**
 * The columns that the selected fields need: those of the same name, or those that the extension
 * `columns` of a computed field lists. A computed field without it needs all.
 */
function columnsOf(selection: Selection, without: readonly string[] = []): Columns {
  const columns = new Set(["id"]);
  for (const name of selection.names) {
    if (without.includes(name)) continue;
    const needed = selection.definition(name)?.extensions.columns ?? [name];
    for (const column of needed as string[]) columns.add(column); // as `needsColumns` sets it
  }
  return columns;
}

function translationsOf(selection: Selection, language: Language): ItemParts["translations"] {
  const [one, all] = [selection.on("translation"), selection.on("translations")];
  if (!one && !all) return null;
  const columns = new Set(["id", "language"]);
  for (const texts of [one, all]) {
    for (const column of texts ? columnsOf(texts) : []) columns.add(column);
  }
  const requested = selection.argumentsOf("translation");
  const isOne = !all && requested?.every((texts) => (texts.language ?? language) === language);
  return isOne ? { columns, preferred: language } : { columns };
}

/** Null when no images are selected, or different numbers of them, which loaders read. */
function picturesOf(selection: Selection, placement: PlacementKind): ItemParts["pictures"] {
  const image = selection.on("images");
  const [first = null, ...others] = new Set(
    selection.argumentsOf("images")?.map((images) => Number(images.first ?? 0)),
  );
  if (!image || first === null || others.length > 0) return null;
  // Other numbers are refused when the field is resolved.
  if (first < 0 || first > maxImages) return null;
  return { placement, columns: columnsOf(image), first: first || null };
}
