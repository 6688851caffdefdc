import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import type { Language } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import {
  countFilledTexts,
  type FieldPath,
  type FieldValue,
  languageKeyOf,
} from "../../bilingual-form.ts";
import type { NestedFields } from "../../editor/state/nested-fields.ts";
import { categoryName, directionOf, type MoneyCategories } from "../../money-categories.ts";
import { type FormLine, lineOf } from "./figures-form.ts";
import type { ReportForm } from "./report-form.ts";

/** What editing, comparing and saving a report needs to know of its figures. */
export const figuresNestedFields = (categories: MoneyCategories): NestedFields<ReportForm> => ({
  lists: [],
  normalize: (form) => ({
    ...form,
    figures: { ...form.figures, lines: form.figures.lines.map(lineOf) },
  }),
  countTexts: ({ translations }, language) =>
    countFilledTexts(translations[languageKeyOf(language)]),
  pathOf: (path) => path,
  labelOf: lineLabel,
  textOf: (path, value, reader) => comparedFigures(path, value, reader, categories),
});

/** "Гроші, рядок 3"; the lines are counted as the server does. */
function lineLabel(path: FieldPath, _form: ReportForm, reader: Language): string | null {
  const [, place] = /^figures\.lines\.(\d+)/.exec(path) ?? [];
  return place === undefined ? null : figuresPhrases[reader].lineAt(Number(place) + 1);
}

function comparedFigures(
  path: FieldPath,
  value: FieldValue,
  reader: Language,
  categories: MoneyCategories,
): string | null {
  if (/^figures\.\w+Balance$/.test(path) && typeof value === "number") {
    return formatExactMoney(value, reader);
  }
  if (path !== "figures.lines" || !Array.isArray(value) || value.length === 0) return null;
  return value.map((line: FormLine) => lineText(line, reader, categories)).join("\n");
}

/** "+ 640 ₴ · Гранти · Ремонт". */
function lineText(
  { categoryId, amount, ...line }: FormLine,
  reader: Language,
  categories: MoneyCategories,
): string {
  const [first, other] =
    reader === "UA"
      ? [line.descriptionUa, line.descriptionEng]
      : [line.descriptionEng, line.descriptionUa];
  const sign = directionOf(categories, categoryId) === "IN" ? "+" : "−";
  const sum = `${sign} ${formatExactMoney(amount ?? 0, reader)}`;
  const name = categoryName(categories, categoryId, reader);
  return [sum, name, first || other].filter(Boolean).join(" · ");
}
