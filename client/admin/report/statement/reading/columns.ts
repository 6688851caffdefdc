import { isAmount } from "./amounts.ts";
import { columnNames, isOfAccount, isOfOperation } from "./column-names.ts";
import { currencyOf } from "./currencies.ts";
import { parseDay } from "./days.ts";
import { plainHeading, plainText } from "./plain-text.ts";
import { directionOf, isState } from "./row-words.ts";

/** Indexes of the columns that are read; null for none. */
export type StatementColumns = {
  date: number | null;
  /** Amounts of either direction; or null if income and spending have columns of their own. */
  amount: number | null;
  income: number | null;
  spending: number | null;
  /** Says of each amount whether it is income or spending. */
  direction: number | null;
  /** Says whether the operation took place. */
  state: number | null;
  /** What the operation was; read to propose a category, and never stored. */
  details: number | null;
  currency: number | null;
};

export const noColumns: StatementColumns = {
  date: null,
  amount: null,
  income: null,
  spending: null,
  direction: null,
  state: null,
  details: null,
  currency: null,
};

type Cells = readonly string[];

/** Sums are in one column, or those of income and spending in two: choosing one kind ends the other. */
export function withColumn(
  columns: StatementColumns,
  name: keyof StatementColumns,
  column: number | null,
): StatementColumns {
  const changed = { ...columns, [name]: column };
  if (column === null) return changed;
  if (name === "amount") return { ...changed, income: null, spending: null };
  return name === "income" || name === "spending" ? { ...changed, amount: null } : changed;
}

/** Whether rows can be read with these columns. */
export const isComplete = ({ date, amount, income, spending }: StatementColumns): boolean =>
  date !== null && (amount !== null || income !== null || spending !== null);

/**
 * The columns that a row of headings names, and those of currencies, directions and states that the
 * cells of `rows` show whatever their name is.
 */
export function columnsOf(headings: Cells, rows: readonly Cells[] = []): StatementColumns {
  const names = headings.map(plainHeading);
  const columns = names.map((_, index) => rows.map((row) => plainText(row[index] ?? "")));
  const taken = new Set<number | null>();
  const find = (
    patterns: readonly RegExp[],
    fits: (cells: Cells) => boolean = () => true,
  ): number | null => {
    for (const pattern of patterns) {
      const index = names.findIndex((name, at) => pattern.test(name) && fits(columns[at] ?? []));
      if (index >= 0) return index;
    }
    return null;
  };
  const byCells = (isOne: (cell: string) => boolean, first = 0): number | null => {
    const found = [...columns.keys()].filter(
      (at) =>
        !taken.has(at) && columns[at]?.some(isFilledWith(isOne)) && areMost(columns[at], isOne),
    );
    return found.find((at) => at >= first) ?? found[0] ?? null;
  };
  const date = find(columnNames.date, (cells) => areMost(cells, isDay));
  const income = find(columnNames.income, (cells) => areMost(cells, isAmount));
  const spending = find(columnNames.spending, (cells) => areMost(cells, isAmount));
  const ofOne = find(columnNames.amount, (cells) => areMost(cells, isAmount));
  const isInTwo = income !== null && spending !== null;
  const amount = isInTwo || (ofOne === null && (income ?? spending) !== null) ? null : ofOne;
  const details = find(columnNames.details);
  for (const column of [date, amount, details]) taken.add(column);
  const sums = amount === null ? { income, spending } : { income: null, spending: null };
  const direction =
    amount === null
      ? null
      : (find(columnNames.direction) ?? byCells((cell) => directionOf(cell) !== null));
  taken.add(direction);
  const state = find(columnNames.state) ?? byCells(isState);
  const named = find(columnNames.currency, (cells) => areMost(cells, isCurrency));
  // The currency of the operation says nothing about an amount in that of the account.
  const isOther = isOfAccount(names[amount ?? -1]) && isOfOperation(names, named);
  const currency = isOther
    ? null
    : (named ?? byCells((cell) => currencyOf(cell) !== null, amount ?? 0));
  return { date, amount, ...sums, direction, state, details, currency };
}

/** In a file without rows, and in a column that is blank in all of them, anything fits. */
function areMost(cells: Cells, isOne: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.filter(isOne).length * 2 >= filled.length;
}

const isFilledWith =
  (isOne: (cell: string) => boolean) =>
  (cell: string): boolean =>
    !isBlank(cell) && isOne(cell);

/** Whether a cell has nothing, or the dash that some banks write for nothing. */
export const isBlank = (cell: string): boolean => /^-*$/.test(plainText(cell));

const isDay = (cell: string) => parseDay(cell) !== null || parseDay(cell, true) !== null;
const isCurrency = (cell: string) => /^(?:\D{1,30}|\d{3})$/.test(cell);
