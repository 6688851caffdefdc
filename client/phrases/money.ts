import { type Language, languageCodes } from "./language.tsx";

const formatter = (language: Language, options: Intl.NumberFormatOptions, decimals: number) =>
  new Intl.NumberFormat(languageCodes[language].locale, {
    ...options,
    useGrouping: "always",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

// Creating a formatter takes a hundred times as long as using it.
const formatters = new Map<string, Intl.NumberFormat>();

function currencyFormatter(language: Language, currency: string, decimals: 0 | 2) {
  const key = `${language} ${currency} ${decimals}`;
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const known = formatters.get(key) ?? formatter(language, options, decimals);
  formatters.set(key, known);
  return known;
}

const plain = { UA: formatter("UA", {}, 2), ENG: formatter("ENG", {}, 2) };

/** An amount without cents, with its currency's sign: "412 300 ₴", "₴412,300", "15 €". */
export const formatAmount = (amount: number, currency: string, language: Language): string =>
  currencyFormatter(language, currency, 0).format(amount);

/** A sum in kopecks, rounded to hryvnias: 12_840_050 → "128 401 ₴". For visitors, but in tables. */
export const formatMoney = (kopecks: number, language: Language): string =>
  formatAmount(kopecks / 100, "UAH", language);

/**
 * Formats the sums of one table, so that its columns are alike: with kopecks if any of `sums` has
 * some. Sums are in kopecks.
 */
export function moneyOfTable(sums: readonly number[], language: Language, currency = "UAH") {
  const hasKopecks = sums.some((sum) => sum % 100 !== 0);
  const format = currencyFormatter(language, currency, hasKopecks ? 2 : 0);
  return (kopecks: number): string => format.format(kopecks / 100);
}

/** A sum to the kopeck or cent: "128 400,50 ₴"; "128 400 ₴" where there are none. */
export const formatExactMoney = (kopecks: number, language: Language, currency = "UAH"): string =>
  moneyOfTable([kopecks], language, currency)(kopecks);

/** The same without the sign and always with two decimals, for fields: "128 400,00". */
export const formatExactHryvnias = (kopecks: number, language: Language): string =>
  plain[language].format(kopecks / 100);

/** A sum in hundredths of a foreign currency, by its code: "128 400,50 EUR". */
export const formatForeignMoney = (
  hundredths: number,
  currency: string,
  language: Language,
): string => `${plain[language].format(hundredths / 100)}\u00a0${currency}`;
