import type { LineDirection } from "./line-category.ts";

interface SummedLine {
  direction: LineDirection;
  /** In kopecks. */
  amount: number;
}

/** The largest balance, in kopecks; sums of as many lines as a report may have are safe integers. */
export const maxBalance = 100_000_000_000_000;
/** The largest amount of a line, in kopecks. */
export const maxAmount = 1_000_000_000_000;
export const maxLines = 100;

const sumOf = (lines: readonly SummedLine[], direction: LineDirection): number =>
  lines.reduce((sum, line) => (line.direction === direction ? sum + line.amount : sum), 0);

export const incomeOf = (lines: readonly SummedLine[]): number => sumOf(lines, "IN");
export const spendingOf = (lines: readonly SummedLine[]): number => sumOf(lines, "OUT");

/**
 * By how many kopecks the closing balance exceeds the opening balance plus income minus spending;
 * 0 when the sums add up.
 */
export const sumDifference = (figures: {
  openingBalance: number;
  closingBalance: number;
  lines: readonly SummedLine[];
}): number =>
  figures.closingBalance -
  (figures.openingBalance + incomeOf(figures.lines) - spendingOf(figures.lines));
