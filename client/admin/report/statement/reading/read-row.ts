import { currencyReader } from "./account-currency.ts";
import { type Amount, isAmount, parseAmount } from "./amounts.ts";
import { columnsOf, isBlank, isComplete, type StatementColumns } from "./columns.ts";
import { currencyOfAccount } from "./currencies.ts";
import { parseDay } from "./days.ts";
import { signReader } from "./directions.ts";
import { plainHeading } from "./plain-text.ts";
import type { StatementTable } from "./read-table.ts";
import { isNotDone, isTotal } from "./row-words.ts";
import { hidesData, looksLikeData, type Row } from "./rows.ts";

/** An operation of a statement; it stays in the browser. */
export type Operation = {
  /** yyyy-mm-dd. */
  day: string;
  /** In hundredths of the currency, which for hryvnias are kopecks; negative for spending. */
  amount: number;
  /** The code of ISO 4217, or what the file says instead. */
  currency: string;
  details: string;
};

/** What a row is: an operation, a text such as a footer, or a row that is left out. */
type ReadRow =
  | { kind: "operation"; operation: Operation; longDecimals: string | null }
  | { kind: "text" | "totals" | "notDone" | "zero" | "unreadable" };

/** Reads the rows of a table one after another: a row of text may begin another account. */
export function rowReader(
  table: StatementTable,
  columns: StatementColumns,
  monthFirst: boolean,
): (row: Row) => ReadRow {
  const sumOf = sumReader(table, columns);
  const currencyFor = currencyReader(table, columns);
  const names = table.headings.map(plainHeading);
  let account = table.currency;
  let isOtherTable = false;
  return ({ cells, isBroken, text }) => {
    const at = (column: number | null) => cells[column ?? -1] ?? "";
    const day = parseDay(at(columns.date), monthFirst);
    const sum = isBroken ? null : sumOf(cells);
    if (day === null || sum === null) {
      if (isComplete(columnsOf(cells)) && !looksLikeData(cells)) {
        isOtherTable = !cells.map(plainHeading).join("\n").startsWith(names.join("\n"));
        return { kind: "text" };
      }
      if (isText(cells, isBroken && !hasDate(at(columns.date)))) {
        if (/валют|currency|рахун|account/i.test(text)) {
          account = currencyOfAccount([text]) ?? account;
        }
        return { kind: "text" };
      }
    }
    // An organisation may be named "Разом".
    const named = cells.filter((_, index) => day === null || !ofPerson.test(names[index] ?? ""));
    if (named.some(isTotal)) return { kind: "totals" };
    if (isBroken || isOtherTable) return { kind: "unreadable" };
    if (isNotDone(at(columns.state))) return { kind: "notDone" };
    if (day === null || sum === null) return { kind: "unreadable" };
    if (sum.kopecks === 0) return { kind: "zero" };
    return {
      kind: "operation",
      operation: {
        day,
        amount: sum.kopecks,
        currency: currencyFor(cells, sum, account),
        details: at(columns.details).trim(),
      },
      longDecimals: sum.hasLongDecimals ? sum.cell : null,
    };
  };
}

const ofPerson =
  /контрагент|кор{1,2}еспондент|платник|відправник|отримувач|одержувач|плательщик|получател|отправител|name|donor|payee|payer|sender|recipient|beneficiary/;

/** A date as somebody may have mistyped it. */
const hasDate = (cell: string): boolean => /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell);

/** Whether a row is a line of text, or the numbers of the columns below their names. */
function isText(cells: readonly string[], isWithoutDate: boolean): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const [only = ""] = filled;
  if (filled.length < 2) return !hidesData(only);
  if (cells.every((cell, index) => cell.trim() === `${index + 1}`)) return true;
  if (isWithoutDate) return !looksLikeData(cells);
  return !filled.some((cell) => isAmount(cell) || hasDate(cell) || parseDay(cell) !== null);
}

type Sum = Amount & { cell: string };

/** The sum of a row with its sign; null where there is none or it cannot be read. */
function sumReader(
  table: StatementTable,
  columns: StatementColumns,
): (cells: readonly string[]) => Sum | null {
  const { amount, income, spending } = columns;
  const signOf = signReader(table, columns);
  const isSpentNegative = table.rows.every(
    ({ cells }) => (parseAmount(cells[spending ?? -1] ?? "")?.kopecks ?? 0) <= 0,
  );
  const signed = (cell: string, sign: 1 | -1 | null): Sum | null => {
    const read = parseAmount(cell);
    return read && sign && { ...read, cell, kopecks: read.kopecks * sign || 0 };
  };
  return (cells) => {
    const at = (column: number | null) => cells[column ?? -1] ?? "";
    if (amount !== null) return signed(at(amount), signOf(cells));
    const sums = [
      { cell: at(income), sign: 1 as const },
      { cell: at(spending), sign: isSpentNegative ? (1 as const) : (-1 as const) },
    ]
      .filter(({ cell }) => !isBlank(cell))
      .map(({ cell, sign }) => signed(cell, sign));
    const [one = null, other] = sums.toSorted(
      (left, right) => Math.abs(right?.kopecks ?? 0) - Math.abs(left?.kopecks ?? 0),
    );
    return sums.includes(null) || (one && other && other.kopecks !== 0) ? null : one;
  };
}
