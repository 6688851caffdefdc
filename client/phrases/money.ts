import { type Language, languageCodes } from "./language.tsx";

const formatter = (language: Language, decimals: 0 | 2) =>
  new Intl.NumberFormat(languageCodes[language].locale, {
    useGrouping: "always",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

// Creating a formatter takes a hundred times as long as using it.
const formatters = {
  UA: { whole: formatter("UA", 0), exact: formatter("UA", 2) },
  ENG: { whole: formatter("ENG", 0), exact: formatter("ENG", 2) },
};

/** A sum in kopecks as hryvnias: 12_840_050 → "128 400,50", "128,400.50"; 500 → "5". */
export function formatHryvnias(kopecks: number, language: Language): string {
  const { whole, exact } = formatters[language];
  return (kopecks % 100 === 0 ? whole : exact).format(kopecks / 100);
}

/** The same with two decimals in any case, for columns of a table. */
export const formatExactHryvnias = (kopecks: number, language: Language): string =>
  formatters[language].exact.format(kopecks / 100);

/** The same with the currency's sign: "128 400,50 ₴", "₴128,400.50". */
export const formatMoney = (kopecks: number, language: Language): string =>
  language === "UA"
    ? `${formatHryvnias(kopecks, language)}\u00a0₴`
    : `₴${formatHryvnias(kopecks, language)}`;

/** A sum in hundredths of any other currency: "128 400,50 EUR". */
export const formatForeignMoney = (
  hundredths: number,
  currency: string,
  language: Language,
): string => `${formatters[language].exact.format(hundredths / 100)}\u00a0${currency}`;
