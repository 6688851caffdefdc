import { inLanguage, type Language, languages } from "../language/language.ts";
import { Invalid } from "../platform/failures.ts";
import type { ContentItem, Translation } from "./content-item.ts";

/** Both languages of an input. A language left out, or null, has no translation. */
export interface WordsPerLanguage<Words> {
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
  const row = inLanguage(item.translations, language ?? item.askedLanguage ?? "ua");
  if (!row) throw new Error(`item ${item.id} came without a translation`);
  return row;
}

/** The words of both languages in the shape of an input; null where there is no translation. */
export function wordsPerLanguage<Row extends Translation, Words>(
  rows: readonly Row[],
  words: (row: Row) => Words,
): Record<Language, Words | null> {
  const of = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return row ? words(row) : null;
  };
  return { ua: of("ua"), eng: of("eng") };
}

/** What its writers call an item: in Ukrainian, else in English; blank when neither is said. */
export function labelOf<Row extends Translation>(
  rows: readonly Row[],
  label: (row: Row) => string,
): string {
  const { ua, eng } = wordsPerLanguage(rows, (row) => label(row).trim());
  return ua || eng || "";
}

/**
 * The rows an item shall have after a save: kept rows keep their identity and publication, new
 * ones begin as drafts, languages without words go. Throws Invalid when no language is left.
 */
export function replaceTranslations<Row extends Translation, Words>(
  rows: Row[] | undefined,
  begin: new () => Row,
  words: WordsPerLanguage<Words>,
  assign: (row: Row, words: Words) => void,
): Row[] {
  const replaced = languages.flatMap((language) => {
    const said = words[language];
    return said ? [assignWords(rows, begin, language, said, assign)] : [];
  });
  if (replaced.length === 0) throw Invalid([{ path: "translations", rule: "required" }]);
  return replaced;
}

/** The rows after one language was saved; the other stays untouched. */
export function replaceTranslation<Row extends Translation, Words>(
  rows: Row[],
  begin: new () => Row,
  language: Language,
  words: Words,
  assign: (row: Row, words: Words) => void,
): Row[] {
  const others = rows.filter((row) => row.language !== language);
  return [...others, assignWords(rows, begin, language, words, assign)];
}

function assignWords<Row extends Translation, Words>(
  rows: Row[] | undefined,
  begin: new () => Row,
  language: Language,
  words: Words,
  assign: (row: Row, words: Words) => void,
): Row {
  const row = rows?.find((one) => one.language === language) ?? new begin();
  row.language = language;
  row.publishedAt ??= null;
  assign(row, words);
  return row;
}
