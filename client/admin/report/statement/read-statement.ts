import Papa from "papaparse";
import { parseKopecks } from "../figures/amount.ts";
import type { FileFault } from "./decode-statement.ts";
import { parseDay } from "./parse-day.ts";
import {
  columnsOf,
  hasAmounts,
  isComplete,
  looksLikeData,
  noColumns,
  type StatementColumns,
} from "./statement-columns.ts";

export type StatementFault = FileFault | "noAmount";

/** The cells of a statement, with its headings. */
export type StatementTable = {
  /** Names of the columns; blank where the file has no headings. */
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** As the headings name them. */
  columns: StatementColumns;
};

/** An operation of a statement; it stays in the browser. */
export type Operation = {
  /** yyyy-mm-dd. */
  day: string;
  /** In kopecks; negative for spending. */
  amount: number;
  details: string;
};

export type ReadOperations = {
  operations: readonly Operation[];
  /** Numbers of rows that are left out, by the reason. */
  outside: number;
  foreign: number;
  unreadable: number;
};

/** Banks write some lines about the account above the headings. */
const maxPreamble = 40;

const delimiters = [";", ",", "\t", "|"];

/** Splits a statement into cells; the delimiter and the row of headings are found. */
export function readTable(text: string): StatementTable | { fault: StatementFault } {
  // Papa's own guess counts commas, which amounts contain: what yields dates and amounts is right.
  const tables = delimiters.map((delimiter) => cellsOf(text, delimiter));
  const [rows = []] = tables.toSorted((one, other) => countData(other) - countData(one));
  if (!hasAmounts(rows.slice(-200))) return { fault: "noAmount" };
  const named = rows.slice(0, maxPreamble).findIndex((row) => isComplete(columnsOf(row)));
  if (named >= 0) {
    const headings = rows[named] ?? [];
    return { headings, rows: rows.slice(named + 1), columns: columnsOf(headings) };
  }
  const [first = []] = rows;
  if (looksLikeData(first)) return { headings: first.map(() => ""), rows, columns: noColumns };
  return { headings: first, rows: rows.slice(1), columns: columnsOf(first) };
}

const cellsOf = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimiter,
    skipEmptyLines: "greedy",
  }).data.filter((row) => row.length > 1);

const countData = (rows: readonly string[][]): number => rows.filter(looksLikeData).length;

/** The operations of a period; the rest is counted. */
export function readOperations(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
  period: { periodStart: string; periodEnd: string },
): ReadOperations {
  const operations: Operation[] = [];
  const counts = { outside: 0, foreign: 0, unreadable: 0 };
  for (const row of rows) {
    const at = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
    const day = parseDay(at(columns.date));
    const amount = amountOf(at, columns);
    if (day === null || amount === null || amount === 0) counts.unreadable += 1;
    else if (!isHryvnia(at(columns.currency))) counts.foreign += 1;
    else if (day < period.periodStart || day > period.periodEnd) counts.outside += 1;
    else operations.push({ day, amount, details: at(columns.details).trim() });
  }
  return { operations, ...counts };
}

function amountOf(
  at: (column: number | null) => string,
  { amount, income, spending }: StatementColumns,
): number | null {
  if (amount !== null) return parseKopecks(at(amount));
  const [received, spent] = [parseKopecks(at(income)) ?? 0, parseKopecks(at(spending)) ?? 0];
  return received === 0 && spent === 0 ? null : Math.abs(received) - Math.abs(spent);
}

const isHryvnia = (currency: string): boolean => /^\s*(?:|uah|грн\.?|₴|980)\s*$/i.test(currency);
