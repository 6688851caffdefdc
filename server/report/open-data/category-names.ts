import type { Language } from "../../language/language.ts";
import { categoryName, type MoneyCategory } from "../../settings/facts/money-category.ts";

/** The names of a category in both languages; its code if it is no longer listed. */
export function categoryNames(
  categories: readonly MoneyCategory[],
  code: string,
): Record<Language, string> {
  const category = categories.find(({ id }) => id === code);
  if (!category) return { ua: code, eng: code };
  return { ua: categoryName(category, "ua"), eng: categoryName(category, "eng") };
}
