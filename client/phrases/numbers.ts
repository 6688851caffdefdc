import { type Language, languageNames } from "./language.tsx";

/** 5000 → "5 000" with a space that does not break, "5,000". */
export function formatNumber(count: number, language: Language): string {
  const locale = language === "UA" ? languageNames.UA.html : "en-GB";
  return new Intl.NumberFormat(locale, { useGrouping: "always" }).format(count);
}
