import { createContext, type ReactNode, useContext } from "react";

/** Switches the page to the other language; provided by the app, which owns the URL. */
export const LanguageToggleContext = createContext<() => void>(() => {});

export const useLanguageToggle = (): (() => void) => useContext(LanguageToggleContext);

/** The two languages by GraphQL's names, which the whole client uses. */
export type Language = "UA" | "ENG";

export const languages: readonly Language[] = ["UA", "ENG"];

/**
 * Codes of each language: `key` in inputs and in the browser's storage, `locale` for dates and
 * numbers. The only such mapping.
 */
export const languageCodes = {
  UA: { key: "ua", html: "uk", locale: "uk", openGraph: "uk_UA" },
  ENG: { key: "eng", html: "en", locale: "en-GB", openGraph: "en_GB" },
} as const;

export type LanguageKey = (typeof languageCodes)[Language]["key"];

/** The language that the toggle offers. */
export function otherLanguage(language: Language): Language {
  return language === "UA" ? "ENG" : "UA";
}

const LanguageContext = createContext<Language>("UA");

/** Provides the reader's language to the tree below. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** The reader's language, from the URL. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

type Translated = { readonly language: Language };

/**
 * For text that may be a fallback in the other language: returns `lang` for its element, undefined
 * when it is in the reader's own.
 */
export function useForeignLanguage(): (translation: Translated) => string | undefined {
  const reader = useLanguage();
  return ({ language }) => (language === reader ? undefined : languageCodes[language].html);
}

/** A line that editors enter in both languages; one of them may be blank. */
export type BilingualLine = { readonly ua: string; readonly eng: string };

/** The line in the reader's language, else in the other one, with `lang` for its element. */
export function useBilingualLine(): (line: BilingualLine) => {
  text: string;
  lang: string | undefined;
} {
  const reader = useLanguage();
  const other = otherLanguage(reader);
  return (line) => {
    const own = line[languageCodes[reader].key];
    if (own) return { text: own, lang: undefined };
    return { text: line[languageCodes[other].key], lang: languageCodes[other].html };
  };
}

type Item = { readonly translation: Translated; readonly translations: readonly unknown[] };

/** HTML's code of the language of an item that exists in one language only, else null. */
export const onlyLanguageOf = ({ translation, translations }: Item): string | null =>
  translations.length > 1 ? null : languageCodes[translation.language].html;
