import { registerEnumType } from "type-graphql";

/** The specification's codes, used in the database, in REST and in the browser's storage. */
export const languages = ["ua", "eng"] as const;
export type Language = (typeof languages)[number];

export const LanguageEnum = { UA: "ua", ENG: "eng" } as const;

registerEnumType(LanguageEnum, {
  name: "Language",
  description: "Language of the site.",
  valuesConfig: {
    UA: { description: "Ukrainian, the default." },
    ENG: { description: "English." },
  },
});

/** BCP 47 tags for HTML and HTTP headers; `ua` is a country code, not a language tag. */
export const languageTags: Record<Language, string> = { ua: "uk", eng: "en" };

export const otherLanguage = (language: Language): Language => (language === "ua" ? "eng" : "ua");

/** The query string of an English page; a Ukrainian page has none. */
export const englishQuery = `lang=${languageTags.eng}`;

/** The language of a page URL: `?lang=en` is English, all others are Ukrainian. */
export const languageOfAddress = (query: URLSearchParams): Language =>
  query.get("lang") === languageTags.eng ? "eng" : "ua";

/** The path of a page, which may have a query, in a language. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === "ua") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${englishQuery}`;
}

/**
 * Returns the translation in `language`, else the other one, else undefined. Use the `language`
 * of the row for the HTML attribute `lang`.
 */
export function inLanguage<Row extends { language: Language }>(
  rows: readonly Row[],
  language: Language,
): Row | undefined {
  return rows.find((row) => row.language === language) ?? rows[0];
}
