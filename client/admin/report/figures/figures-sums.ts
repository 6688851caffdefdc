import { type Direction, directionOf, type MoneyCategories } from "../../money-categories.ts";
import type { FiguresForm, FormLine } from "./figures-form.ts";

/** In kopecks; amounts that are missing count as nothing. */
export const sumOf = (
  lines: readonly FormLine[],
  direction: Direction,
  categories: MoneyCategories,
): number =>
  lines
    .filter(({ categoryId }) => directionOf(categories, categoryId) === direction)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** What the closing balance has to be, in kopecks. */
export const expectedClosing = (
  { openingBalance, lines }: FiguresForm,
  categories: MoneyCategories,
): number =>
  (openingBalance ?? 0) + sumOf(lines, "IN", categories) - sumOf(lines, "OUT", categories);
