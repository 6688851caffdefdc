import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { type Language, languageCodes, otherLanguage } from "../phrases/language.tsx";
import { type ReadingPosition, readingPosition } from "./scroll-positions.ts";

/** Local storage key of the reader's own choice: "ua" or "eng". */
const languageStorageKey = "language";

/** The language of a query string: none is Ukrainian, `?lang=en` is English. */
export function languageOf(search: string): Language {
  return new URLSearchParams(search).get("lang") === languageCodes.ENG.html ? "ENG" : "UA";
}

/** The same query string in another language. */
export function searchForLanguage(language: Language, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  if (language === "ENG") query.set("lang", languageCodes.ENG.html);
  return query.size > 0 ? `?${query}` : "";
}

/** The parameters that pages read beside the language, and the search page's and the donor's own. */
const pageParameters = ["after", "year", "category", "from", "sent", "n"];
const searchParameters = [...pageParameters, "q", "kind"];
const donationParameters = [...pageParameters, "place", "often", "amount", "currency", "project"];

/**
 * The parameters that a page has in both languages. The server renders pages without
 * others, such as those of newsletters, so that hydration must not find them either.
 */
export function sharedParameters(
  pathname: string,
  search: string,
): [name: string, value: string][] {
  const names = parametersAt(pathname);
  return [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
}

function parametersAt(pathname: string): string[] {
  if (pathname === paths.search()) return searchParameters;
  const isDonating = pathname === paths.donate() || pathname === paths.thanks();
  return isDonating ? donationParameters : pageParameters;
}

/** Switches the page to the other language in place and stores the choice. */
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

/** React Router's location state, read by the page that a navigation leads to. */
export type NavigationState = { keepsPlace?: boolean; place?: ReadingPosition | null };

function storeLanguage(language: Language) {
  try {
    localStorage.setItem(languageStorageKey, languageCodes[language].key);
  } catch {
    // Storage may be blocked; then only the URL holds the choice.
  }
}

/**
 * Inline script for the head, run before the first paint. It redirects a reader who chose English
 * from a URL without a language to the English page. The server cannot: it decides by the URL
 * alone, so that everybody who shares one sees the same page.
 */
export const languageScript = `(function(){try{
if(localStorage.getItem("${languageStorageKey}")!=="${languageCodes.ENG.key}")return;
var url=new URL(location.href);
if(url.searchParams.has("lang"))return;
url.searchParams.set("lang","${languageCodes.ENG.html}");
document.documentElement.hidden=true;
location.replace(url);
}catch(error){}})()`;
