import type { EditedMoneyCategoryFragment } from "../graphql/generated/SettingsEditor.ts";
import type { Language } from "../phrases/language.tsx";

export type Direction = "IN" | "OUT";

/** The foundation's categories of income and spending, as the settings list them. */
export type MoneyCategories = readonly EditedMoneyCategoryFragment[];

export const directionOf = (categories: MoneyCategories, id: string): Direction =>
  categories.find((one) => one.id === id)?.direction ?? "OUT";

/** In the reader's language, else in the other one; the code of a category that is not listed. */
export function categoryName(categories: MoneyCategories, id: string, reader: Language): string {
  const { nameUa = "", nameEng = "" } = categories.find((one) => one.id === id) ?? {};
  return (reader === "UA" ? nameUa || nameEng : nameEng || nameUa) || id;
}

/** What can be chosen for a line: what is not hidden, and what the line has already. */
export const categoryChoices = (
  categories: MoneyCategories,
  direction: Direction | null,
  reader: Language,
  chosen?: string | null,
) =>
  categories
    .filter((one) => direction === null || one.direction === direction)
    .filter(({ id, isHidden }) => !isHidden || id === chosen)
    .map(({ id }) => ({ value: id, label: categoryName(categories, id, reader) }));
