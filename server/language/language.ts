import { registerEnumType } from "type-graphql";

/** The specification's codes: in the database, on the REST face and in the browser's storage. */
export const languages = ["ua", "eng"] as const;
export type Language = (typeof languages)[number];

export const LanguageEnum = { UA: "ua", ENG: "eng" } as const;

registerEnumType(LanguageEnum, {
  name: "Language",
  description: "The site's two languages.",
  valuesConfig: {
    UA: { description: "Ukrainian, the default" },
    ENG: { description: "English" },
  },
});

/** BCP 47 tags, for HTML and headers: `ua` is a country, not a language. */
export const languageTags: Record<Language, string> = { ua: "uk", eng: "en" };

export const otherLanguage = (language: Language): Language => (language === "ua" ? "eng" : "ua");

/** The language of a page's address: bare is Ukrainian, `?lang=en` is English. */
export const languageOfAddress = (query: URLSearchParams): Language =>
  query.get("lang") === "en" ? "eng" : "ua";

/**
 * The translation for a reader of `language`: that language if there, else the other, else
 * undefined. Check the row's own `language` before setting `lang`.
 */
export function inLanguage<Row extends { language: Language }>(
  rows: readonly Row[],
  language: Language,
): Row | undefined {
  return rows.find((row) => row.language === language) ?? rows[0];
}
