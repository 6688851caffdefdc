import Papa from "papaparse";
import { isAmount } from "./amounts.ts";
import { parseDay } from "./days.ts";

export type Row = {
  /** The number of its first line in the file, from one. */
  line: number;
  /** As it stands in the file. */
  text: string;
  cells: readonly string[];
  /** Whether the cells are not those of the headings: one more, one fewer, or a quote left open. */
  isBroken: boolean;
};

const delimiters = [";", ",", "\t", "|"];

/** Rows that are looked at to find the delimiter. */
const sampleSize = 300;

/** A cell may have lines of its own, but not a page of them. */
const maxLinesOfCell = 20;

export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

/** Whether a row is one of an operation and not of headings. */
export const looksLikeData = (cells: readonly string[]): boolean => {
  const day = cells.findIndex((cell) => parseDay(cell) !== null || parseDay(cell, true) !== null);
  return day >= 0 && cells.some((cell, index) => index !== day && isAmount(cell));
};

/** Whether a line whose cells are one has an operation in it, with another delimiter or in quotes. */
export const hidesData = (cell: string): boolean =>
  delimiters.some((delimiter) => looksLikeData(rawCellsOf(cell, delimiter)));

/** The delimiter that makes most cells of rows of the same width; null where none makes any. */
export function delimiterOf(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== "").slice(0, sampleSize);
  const scores = delimiters.map((delimiter) => {
    const rows = filled.map((line) => cellsOf(line, delimiter) ?? rawCellsOf(line, delimiter));
    const cells = new Map<number, number>();
    for (const { length } of rows.filter(looksLikeData)) {
      cells.set(length, (cells.get(length) ?? 0) + length);
    }
    return { delimiter, score: Math.max(0, ...cells.values()) };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.delimiter : null;
}

/** The cells of one row, or null where its quotation marks do not close. */
export function cellsOf(row: string, delimiter: string): string[] | null {
  if (!row.includes('"')) return row.split(delimiter).map(unwrap);
  const { data, errors } = Papa.parse<string[]>(row, { delimiter });
  return errors.length > 0 || data.length > 1 ? null : (data[0] ?? []).map(unwrap);
}

/** The cells of a line whose quotation marks belong to the text. */
export const rawCellsOf = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map((cell) => unwrap(cell.replace(/^"([^"]*)"$/, "$1")));

/** Programs write ="0012" and '0012 so that a spreadsheet keeps the noughts. */
const unwrap = (cell: string): string =>
  cell.replace(/^="(.*)"$/s, "$1").replace(/^'(?=[-+\d])/, "");

/**
 * All rows from a line on. A quotation mark that belongs to the text does not join rows: a cell goes on
 * in the next line only where that makes a row as wide as the headings, and of lines that are not rows
 * themselves.
 */
export function rowsOf(
  lines: readonly string[],
  { start, width, delimiter }: { start: number; width: number; delimiter: string },
): Row[] {
  const fits = (cells: readonly string[] | null): boolean =>
    cells !== null &&
    cells.length >= width &&
    cells.slice(width).every((cell) => cell.trim() === "");
  const isRow = (line: string) => {
    const cells = cellsOf(line, delimiter);
    return cells !== null && fits(cells) && looksLikeData(cells);
  };
  const rows: Row[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const line = index + 1;
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const cells = cellsOf(text, delimiter);
    const raw = cells ?? rawCellsOf(text, delimiter);
    if (cells) {
      rows.push({ line, text, cells, isBroken: !fits(cells) });
      continue;
    }
    const isWhole = fits(raw) || looksLikeData(raw);
    const joined = joinLines(lines, index, {
      delimiter,
      fits,
      isNext: (next) => isRow(next) && (isWhole || !next.includes('"')),
    });
    rows.push({ line, text, cells: joined?.cells ?? raw, isBroken: !joined && !fits(raw) });
    index = joined?.last ?? index;
  }
  return rows;
}

function joinLines(
  lines: readonly string[],
  first: number,
  tests: {
    delimiter: string;
    fits: (cells: readonly string[] | null) => boolean;
    isNext: (line: string) => boolean;
  },
): { cells: string[]; last: number } | null {
  const end = Math.min(lines.length, first + maxLinesOfCell);
  for (let last = first + 1; last < end && !tests.isNext(lines[last] ?? ""); last += 1) {
    const cells = cellsOf(lines.slice(first, last + 1).join("\n"), tests.delimiter);
    if (cells && tests.fits(cells)) return { cells, last };
  }
  return null;
}
