import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Language, languageCodes, otherLanguage } from "../phrases/language.tsx";
import { type ReadingPosition, readingPosition } from "./scroll-positions.ts";

/** Where the reader's own choice is kept in the browser: "ua" or "eng". */
export const languageStorageKey = "language";

/** The language of an address: bare is Ukrainian, `?lang=en` is English. */
export function languageOf(search: string): Language {
  return new URLSearchParams(search).get("lang") === languageCodes.ENG.html ? "ENG" : "UA";
}

/** The same query in another language. */
export function searchForLanguage(language: Language, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  if (language === "ENG") query.set("lang", languageCodes.ENG.html);
  return query.size > 0 ? `?${query}` : "";
}

/** Turns the page to the other language where it stands, and remembers the choice. */
export function useToggleLanguage(): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    const language = otherLanguage(languageOf(search));
    storeLanguage(language);
    const state: NavigationState = { keepsPlace: true, place: readingPosition() };
    navigate(
      { pathname, search: searchForLanguage(language, search), hash },
      { replace: true, state },
    );
  }, [pathname, search, hash, navigate]);
}

/** What a navigation tells the page it leads to. */
export type NavigationState = { keepsPlace?: boolean; place?: ReadingPosition | null };

function storeLanguage(language: Language) {
  try {
    localStorage.setItem(languageStorageKey, languageCodes[language].stored);
  } catch {
    // Storage may be forbidden; then the address alone remembers.
  }
}

/**
 * Runs in the head before anything is drawn. It takes a reader who chose English and opens an
 * address without a language to the English page. The server cannot: it looks at the address
 * alone, so that everybody who shares one sees the same.
 */
export const languageScript = `(function(){try{
if(localStorage.getItem("${languageStorageKey}")!=="${languageCodes.ENG.stored}")return;
var url=new URL(location.href);
if(url.searchParams.has("lang"))return;
url.searchParams.set("lang","${languageCodes.ENG.html}");
document.documentElement.hidden=true;
location.replace(url);
}catch(error){}})()`;
