import { parseKopecks } from "../figures/amount.ts";
import { parseDay } from "./parse-day.ts";

/** Indexes of the columns that are read; null for none. */
export type StatementColumns = {
  date: number | null;
  /** Amounts with a sign; or null if income and spending have columns of their own. */
  amount: number | null;
  income: number | null;
  spending: number | null;
  /** What the operation was; read to propose a category, and never stored. */
  details: number | null;
  currency: number | null;
};

export const noColumns: StatementColumns = {
  date: null,
  amount: null,
  income: null,
  spending: null,
  details: null,
  currency: null,
};

/**
 * Words of the banks' headings, most telling first: Privat24, monobank, Raiffeisen and similar. An
 * account's currency precedes that of the operation.
 */
const headings: Record<keyof StatementColumns, readonly RegExp[]> = {
  date: [/^дата (?:і час )?операції/, /^дата/, /^date/],
  amount: [
    /^сума (?:в|у) валюті (?:картки|рахунку)/,
    /^card currency amount/,
    /^сума(?: операції| платежу|,|$| \()/,
    /^amount/,
  ],
  income: [/^кредит/, /^надходження/, /^зараховано/, /^прихід/, /^credit/],
  spending: [/^дебет/, /^видат(?:ок|ки)/, /^списано/, /^витрат/, /^debit/],
  details: [
    /^призначення/,
    /^деталі/,
    /^опис/,
    /^description/,
    /^details/,
    /^purpose/,
    /^контрагент/,
    /^категорія/,
  ],
  currency: [/^валюта (?:картки|рахунку)/, /^валюта$/, /^card currency$/, /^currency$/],
};

/** The columns that a row of headings names. */
export function columnsOf(cells: readonly string[]): StatementColumns {
  const names = cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, " "));
  const find = (patterns: readonly RegExp[]): number | null => {
    for (const pattern of patterns) {
      const index = names.findIndex((name) => pattern.test(name));
      if (index >= 0) return index;
    }
    return null;
  };
  const found: StatementColumns = {
    date: find(headings.date),
    amount: find(headings.amount),
    income: find(headings.income),
    spending: find(headings.spending),
    details: find(headings.details),
    currency: find(headings.currency),
  };
  // The currency of the operation says nothing about an amount in that of the account.
  const isOfAccount = /картки|рахунку|card|uah/.test(names[found.amount ?? -1] ?? "");
  const isOfOperation = /^(?:валюта|currency)$/.test(names[found.currency ?? -1] ?? "");
  if (isOfAccount && isOfOperation) found.currency = null;
  const isInTwo = found.income !== null && found.spending !== null;
  return isInTwo ? { ...found, amount: null } : { ...found, income: null, spending: null };
}

/** Whether rows can be read with these columns. */
export const isComplete = ({ date, amount, income, spending }: StatementColumns): boolean =>
  date !== null && (amount !== null || (income !== null && spending !== null));

/** Whether a row is one of an operation and not of headings. */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => parseDay(cell) !== null) && cells.some((cell) => isAmount(cell));

/** Whether most cells of some column are amounts. */
export function hasAmounts(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return [...Array(width).keys()].some((column) => {
    const filled = rows.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
    return filled.length > 0 && filled.filter(isAmount).length * 2 > filled.length;
  });
}

/** A long row of digits is the number of an account or of an operation. */
const isAmount = (cell: string): boolean =>
  parseKopecks(cell) !== null && !/^\d{9,}$/.test(cell.trim());
