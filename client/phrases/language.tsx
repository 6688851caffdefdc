import { createContext, type ReactNode, useContext } from "react";

/** Turns the page to the other language; the frame that owns the address provides it. */
export const LanguageToggleContext = createContext<() => void>(() => {});

export const useLanguageToggle = (): (() => void) => useContext(LanguageToggleContext);

/** The two languages under GraphQL's names; everything in the client speaks of them so. */
export type Language = "UA" | "ENG";

/** How each language is called elsewhere: in storage and in HTML. The only map of its kind. */
export const languageCodes = {
  UA: { stored: "ua", html: "uk", openGraph: "uk_UA" },
  ENG: { stored: "eng", html: "en", openGraph: "en_GB" },
} as const;

/** The language that the toggle offers. */
export function otherLanguage(language: Language): Language {
  return language === "UA" ? "ENG" : "UA";
}

const LanguageContext = createContext<Language>("UA");

/** Tells the tree below in which language the reader is. */
export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** The reader's language, as told by the address. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

type Translated = { readonly language: Language };

/**
 * For words that may have come in the other language: `lang` for the element that shows them,
 * undefined when they are in the reader's own.
 */
export function useForeignLanguage(): (words: Translated) => string | undefined {
  const reader = useLanguage();
  return ({ language }) => (language === reader ? undefined : languageCodes[language].html);
}
