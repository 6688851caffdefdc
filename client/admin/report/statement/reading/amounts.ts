import { currencyOf } from "./currencies.ts";
import { plainText } from "./plain-text.ts";

export type Amount = {
  /** Negative for spending. */
  kopecks: number;
  /** As the cell itself names it; null where it does not. */
  currency: string | null;
  /** Whether there are three decimals or more, which may be meant as thousands. */
  hasLongDecimals: boolean;
};

const name = String.raw`[\p{L}\p{Sc}][\p{L}\p{Sc}]*\.?`;
const written = new RegExp(
  String.raw`^([-+(]*) ?(${name})? ?([-+(]*) ?([\d.,][\d.,' ]*?) ?([-)]*) ?(${name})? ?([-)]*)$`,
  "u",
);

/**
 * Reads a sum as banks write it: "1 234,56", "(320.50)", "320,50-", "€ 1,234.50", "−40 грн". Null for
 * everything else.
 */
export function parseAmount(text: string): Amount | null {
  const parts = written.exec(plainText(text));
  if (!parts) return null;
  const [, open = "", before, inner = "", digits = "", close = "", after, end = ""] = parts;
  const isNegative = signs[`${open}${inner}${close}${end}`];
  const currency = currencyOf(before ?? after ?? "");
  const number = splitDecimals(digits);
  if (isNegative === undefined || !number || (before && after)) return null;
  if ((before ?? after) && !currency) return null;
  const { whole, decimals } = number;
  const rounded = (decimals[2] ?? "0") >= "5" ? 1 : 0;
  const kopecks = Number(`${whole}${decimals.slice(0, 2).padEnd(2, "0")}`) + rounded;
  if (!Number.isSafeInteger(kopecks)) return null;
  return {
    kopecks: isNegative && kopecks > 0 ? -kopecks : kopecks,
    currency,
    hasLongDecimals: decimals.length > 2,
  };
}

/** Whether a sum is negative with these marks around it. */
const signs: Readonly<Record<string, boolean>> = {
  "": false,
  "+": false,
  "-": true,
  "()": true,
  "(-)": true,
};

const groupedBySpaces = /^(\d{1,3}(?:[ ']\d{3})+)(?:[.,](\d+))?$/;
const grouped = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d+)$/;
const groupedWhole = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;
const plain = /^(\d*)(?:[.,](\d+))?$/;

/** A separator that stands alone is that of the decimals, however many digits follow. */
function splitDecimals(digits: string): { whole: string; decimals: string } | null {
  const [, spaced, decimalsOfSpaced = ""] = groupedBySpaces.exec(digits) ?? [];
  if (spaced) return { whole: spaced.replace(/\D/g, ""), decimals: decimalsOfSpaced };
  if (groupedWhole.test(digits)) return { whole: digits.replace(/\D/g, ""), decimals: "" };
  const [, thousands, , decimalsOfGrouped = ""] = grouped.exec(digits) ?? [];
  if (thousands) return { whole: thousands.replace(/\D/g, ""), decimals: decimalsOfGrouped };
  const [found, whole = "", decimals = ""] = plain.exec(digits) ?? [];
  return found ? { whole, decimals } : null;
}

/** Whether a cell may be a sum: a long row of digits is the number of an account or of an operation. */
export const isAmount = (cell: string): boolean =>
  parseAmount(cell) !== null && !/^\d{9,}$/.test(cell.trim());
