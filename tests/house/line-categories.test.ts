import { expect, test } from "vitest";
import { incomeCategories, lineCategoryPhrases } from "../../client/phrases/line-categories.ts";
import { directionOf, lineCategories } from "../../server/report/figures/line-category.ts";
import { categoryLabels } from "../../server/report/open-data/category-labels.ts";

test("open data and pages name the categories of a report's lines alike", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  for (const code of lineCategories) {
    const { UA, ENG } = lineCategoryPhrases;
    expect([plain(UA[code]), plain(ENG[code])]).toEqual([
      categoryLabels[code].ua,
      categoryLabels[code].eng,
    ]);
    expect([code, incomeCategories.includes(code)]).toEqual([code, directionOf[code] === "IN"]);
  }
  expect(Object.keys(lineCategoryPhrases.UA)).toEqual(lineCategories);
});
