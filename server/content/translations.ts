import { inLanguage, type Language, languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import type { ContentItem, Translation } from "./content-item.ts";

/** The texts in both languages; omitted or null for no translation. */
export interface TranslationsInput<Texts> {
  ua?: Texts | null | undefined;
  eng?: Texts | null | undefined;
}

/**
 * Returns the translation in `language` (by default, the language of the root field), else the
 * other one. Queries load only the translations that the viewer may see.
 */
export function translationOf<Row extends Translation>(
  item: ContentItem & { translations: Row[] },
  language?: Language | null,
): Row {
  const row = inLanguage(item.translations, language ?? item.requestedLanguage ?? "ua");
  if (!row) throw new Error(`item ${item.id} came without a translation`);
  return row;
}

/** Maps the translations to the shape of an input; null where there is none. */
export function mapTranslations<Row extends Translation, Texts>(
  rows: readonly Row[],
  map: (row: Row) => Texts,
): Record<Language, Texts | null> {
  const of = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return row ? map(row) : null;
  };
  return { ua: of("ua"), eng: of("eng") };
}

/**
 * Returns the rows of an item after a save: existing rows keep their id and publication time,
 * new ones are drafts, and languages without input are dropped. Throws Invalid if none is left.
 */
export async function mergeTranslations<Row extends Translation, Texts>(
  rows: Row[] | undefined,
  Entity: new () => Row,
  inputs: TranslationsInput<Texts>,
  assign: (row: Row, inputs: Texts) => Promise<void>,
): Promise<Row[]> {
  const merged: Row[] = [];
  for (const language of languages) {
    const texts = inputs[language];
    if (!texts) continue;
    const row = rows?.find((one) => one.language === language) ?? new Entity();
    row.language = language;
    row.publishedAt ??= null;
    await assign(row, texts);
    merged.push(row);
  }
  if (merged.length === 0) throw Invalid([{ path: "translations", rule: "required" }]);
  return merged;
}
