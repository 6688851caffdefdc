import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { unnamedPhrases } from "../phrases/foundation.tsx";
import { type Language, languageCodes, languages } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import { PageHeadContext } from "../ui/page/PageHead.tsx";
import { languageOf, searchForLanguage } from "./language-choice.ts";

/**
 * Supplies every page's head with its URLs: the canonical one and one for each language. The layouts
 * add the foundation's name.
 */
export function PageHeadProvider({
  publicUrl,
  children,
}: {
  publicUrl: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const { siteName } = usePhrases(unnamedPhrases);
  const language = languageOf(search);
  const addressIn = (wanted: Language) => `${publicUrl}${pathname}${searchForLanguage(wanted, "")}`;
  return (
    <PageHeadContext
      value={{
        publicUrl,
        language: languageCodes[language].html,
        siteName,
        foundationName: "",
        locale: languageCodes[language].openGraph,
        canonical: addressIn(language),
        alternates: [
          ...languages.map((each) => ({
            language: languageCodes[each].html,
            url: addressIn(each),
          })),
          { language: "x-default", url: addressIn("UA") },
        ],
      }}
    >
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href="/icons/icon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest${searchForLanguage(language, "")}`} />
      {children}
    </PageHeadContext>
  );
}
