import { type Language, languageNames, useLanguage } from "./language.tsx";

type Translated = { readonly language: Language };

/**
 * For words that may have come in the other language: `lang` for the element that shows them,
 * undefined when they are in the reader's own.
 */
export function useForeignLanguage(): (words: Translated) => string | undefined {
  const reader = useLanguage();
  return ({ language }) => (language === reader ? undefined : languageNames[language].html);
}
