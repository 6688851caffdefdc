import { incomeCategories, type LineCategory } from "../../../phrases/line-categories.ts";
import type { FiguresForm, FormLine } from "./figures-form.ts";

export type Direction = "IN" | "OUT";

export const directionOf = (category: LineCategory): Direction =>
  incomeCategories.includes(category) ? "IN" : "OUT";

/** In kopecks; amounts that are missing count as nothing. */
export const sumOf = (lines: readonly FormLine[], direction: Direction): number =>
  lines
    .filter(({ category }) => directionOf(category) === direction)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** What the closing balance has to be, in kopecks. */
export const expectedClosing = ({ openingBalance, lines }: FiguresForm): number =>
  (openingBalance ?? 0) + sumOf(lines, "IN") - sumOf(lines, "OUT");
