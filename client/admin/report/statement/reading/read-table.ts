import { columnsOf, isComplete, type StatementColumns } from "./columns.ts";
import { currencyOfAccount } from "./currencies.ts";
import {
  cellsOf,
  delimiterOf,
  linesOf,
  looksLikeData,
  type Row,
  rawCellsOf,
  rowsOf,
} from "./rows.ts";

/** The cells of a statement, with its headings. */
export type StatementTable = {
  /** Names of the columns; blank where the file has no headings. */
  headings: readonly string[];
  rows: readonly Row[];
  /** As the headings name them and the cells show. */
  columns: StatementColumns;
  /** What the bank wrote about the account above the headings. */
  preamble: readonly string[];
  /** The account's currency as the preamble names it; null where it does not. */
  currency: string | null;
};

/** Banks write some lines about the account above the headings. */
const maxPreamble = 60;

/** Rows whose cells are looked at to find out what is in a column. */
const sampleSize = 500;

/** A heading may be written in so many lines. */
const maxLinesOfHeading = 4;

/** Splits a statement into cells; the delimiter and the row of headings are found. */
export function readTable(text: string): StatementTable | { fault: "noAmount" } {
  const lines = linesOf(text);
  const delimiter = delimiterOf(lines);
  if (delimiter === null) return { fault: "noAmount" };
  const { headings, start } = headingsOf(lines, delimiter);
  const width = widthOf(headings, lines.slice(start, start + maxPreamble), delimiter);
  const rows = rowsOf(lines, { start, width, delimiter });
  const data = rows
    .slice(0, sampleSize)
    .filter(({ cells, isBroken }) => !isBroken && looksLikeData(cells));
  const preamble = lines.slice(0, start);
  return {
    headings: headings.slice(0, width),
    rows,
    columns: columnsOf(
      headings.slice(0, width),
      data.map(({ cells }) => cells),
    ),
    preamble,
    currency: currencyOfAccount(preamble),
  };
}

/** Without the blank cell that a delimiter at the end makes, unless most rows have something there. */
function widthOf(headings: readonly string[], lines: readonly string[], delimiter: string): number {
  const width = headings.findLastIndex((cell) => cell.trim() !== "") + 1;
  const rows = lines
    .map((line) => cellsOf(line, delimiter) ?? [])
    .filter((row) => row.length === headings.length);
  const filled = rows.filter((row) => row.slice(width).some((cell) => cell.trim() !== ""));
  return filled.length * 2 > rows.length || width === 0 ? headings.length : width;
}

/** The headings, and the index of the line after them. */
function headingsOf(
  lines: readonly string[],
  delimiter: string,
): { headings: readonly string[]; start: number } {
  for (const index of lines.slice(0, maxPreamble).keys()) {
    for (let last = index; last < index + maxLinesOfHeading; last += 1) {
      const cells = cellsOf(lines.slice(index, last + 1).join("\n"), delimiter);
      if (!cells || cells.length < 2) continue;
      if (isComplete(columnsOf(cells)) && !looksLikeData(cells)) {
        return { headings: cells, start: last + 1 };
      }
      break;
    }
  }
  return unknownHeadings(lines, delimiter);
}

/** Where no words are known: the row above the first operation if it is as wide, else blank names. */
function unknownHeadings(lines: readonly string[], delimiter: string) {
  const cells = lines.map((line) => cellsOf(line, delimiter) ?? rawCellsOf(line, delimiter));
  const first = cells.findIndex(looksLikeData);
  const [above, row = []] = [cells[first - 1], cells[first]];
  return {
    headings: above?.length === row.length ? above : row.map(() => ""),
    start: first,
  };
}
