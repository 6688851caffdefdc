import { inLanguage, type Language, languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import type { ContentItem, Translation } from "./content-item.ts";

/** Both languages of an input. A language left out, or null, has no translation. */
export interface TranslationsInput<Words> {
  ua?: Words | null | undefined;
  eng?: Words | null | undefined;
}

/**
 * The words for a reader of `language` (or of the language the root field was asked in):
 * that language if there, else the other. Queries bring along only what the viewer may see.
 */
export function translationOf<Row extends Translation>(
  item: ContentItem & { translations: Row[] },
  language?: Language | null,
): Row {
  const row = inLanguage(item.translations, language ?? item.requestedLanguage ?? "ua");
  if (!row) throw new Error(`item ${item.id} came without a translation`);
  return row;
}

/** The words of both languages in the shape of an input; null where there is no translation. */
export function mapTranslations<Row extends Translation, Words>(
  rows: readonly Row[],
  map: (row: Row) => Words,
): Record<Language, Words | null> {
  const of = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return row ? map(row) : null;
  };
  return { ua: of("ua"), eng: of("eng") };
}

/** What its writers call an item: in Ukrainian, else in English; blank when neither is said. */
export function labelOf<Row extends Translation>(
  rows: readonly Row[],
  label: (row: Row) => string,
): string {
  const { ua, eng } = mapTranslations(rows, (row) => label(row).trim());
  return ua || eng || "";
}

/**
 * The rows an item shall have after a save: kept rows keep their identity and publication, new
 * ones begin as drafts, languages without words go. Throws Invalid when no language is left.
 */
export function mergeTranslations<Row extends Translation, Words>(
  rows: Row[] | undefined,
  Entity: new () => Row,
  inputs: TranslationsInput<Words>,
  assign: (row: Row, inputs: Words) => void,
): Row[] {
  const merged = languages.flatMap((language) => {
    const translation = inputs[language];
    return translation ? [assignRow(rows, Entity, language, translation, assign)] : [];
  });
  if (merged.length === 0) throw Invalid([{ path: "translations", rule: "required" }]);
  return merged;
}

/** The rows after one language was saved; the other stays untouched. */
export function mergeTranslation<Row extends Translation, Words>(
  rows: Row[],
  Entity: new () => Row,
  language: Language,
  input: Words,
  assign: (row: Row, input: Words) => void,
): Row[] {
  const others = rows.filter((row) => row.language !== language);
  return [...others, assignRow(rows, Entity, language, input, assign)];
}

function assignRow<Row extends Translation, Words>(
  rows: Row[] | undefined,
  Entity: new () => Row,
  language: Language,
  input: Words,
  assign: (row: Row, input: Words) => void,
): Row {
  const row = rows?.find((one) => one.language === language) ?? new Entity();
  row.language = language;
  row.publishedAt ??= null;
  assign(row, input);
  return row;
}
