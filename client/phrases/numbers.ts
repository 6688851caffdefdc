import { type Language, languageCodes } from "./language.tsx";

const ukrainianRule = new Intl.PluralRules("uk");

/** The plural form for a whole number: ukrainianWord(21, "звіт", "звіти", "звітів") → "звіт". */
export function ukrainianWord(count: number, one: string, few: string, many: string): string {
  const rule = ukrainianRule.select(count);
  return rule === "one" ? one : rule === "few" ? few : many;
}

/** The same in English, with a singular and a plural. */
export function englishWord(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

const units = { UA: ["Б", "кБ", "МБ"], ENG: ["B", "kB", "MB"] } as const;

/**
 * A file size for display: 34_120 bytes → "34 кБ", "34 kB"; 2_400_000 → "2,4 МБ", "2.4 MB". A
 * kilobyte has 1000 bytes, as in SI and in most file browsers.
 */
export function formatSize(bytes: number, language: Language): string {
  const [byte, kilobyte, megabyte] = units[language];
  const locale = languageCodes[language].locale;
  const number = (count: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(count);
  if (bytes < 1000) return `${number(bytes, 0)}\u00a0${byte}`;
  const thousands = Math.round(bytes / 1000);
  if (thousands < 1000) return `${number(thousands, 0)}\u00a0${kilobyte}`;
  return `${number(bytes / 1_000_000, 1)}\u00a0${megabyte}`;
}

/** Formats the numbers of counters: «9000», «12 345», “9,000”. */
export function countFormat(language: Language): (count: number) => string {
  const useGrouping = language === "UA" ? "min2" : "always";
  return new Intl.NumberFormat(languageCodes[language].locale, { useGrouping }).format;
}

/** 5000 → "5 000" with a non-breaking space, "5,000". */
export function formatNumber(count: number, language: Language): string {
  const locale = languageCodes[language].locale;
  return new Intl.NumberFormat(locale, { useGrouping: "always" }).format(count);
}
