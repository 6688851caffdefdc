import type { Language } from "../../language/language.ts";
import { byteOrderMark, csvLine, escapeFormulas } from "../../platform/csv.ts";
import type { MoneyCategory } from "../../settings/facts/money-category.ts";
import { categoryNames } from "./category-names.ts";
import { type OpenDataLine, type OpenDataReport, periodName } from "./open-data-reports.ts";

interface Source {
  publicUrl: string;
  categories: readonly MoneyCategory[];
}

type Cell = (report: OpenDataReport, line: OpenDataLine, source: Source) => string;

/** Hryvnias with a point and two decimals, as every program reads them. */
const hryvnias = (kopecks: number): string => (kopecks / 100).toFixed(2);

const projectName =
  (language: Language): Cell =>
  (_, { project }) =>
    escapeFormulas(project?.translations.find((row) => row.language === language)?.name ?? "");

/**
 * The columns in their order, one row per line of a report: version 1 of the schema. Columns are only
 * added, at the end; see decision 0120. What people wrote is escaped for spreadsheets.
 */
const columns: Record<string, Cell> = {
  period: (report) => periodName(report),
  period_start: ({ periodStart }) => periodStart,
  period_end: ({ periodEnd }) => periodEnd,
  report_id: ({ id }) => id,
  line: (_, { position }) => String(position + 1),
  direction: (_, { direction }) => direction,
  category: (_, { category }) => category,
  category_ua: (_, { category }, { categories }) =>
    escapeFormulas(categoryNames(categories, category).ua),
  category_eng: (_, { category }, { categories }) =>
    escapeFormulas(categoryNames(categories, category).eng),
  amount_kopecks: (_, { amount }) => String(amount),
  amount_hryvnias: (_, { amount }) => hryvnias(amount),
  description_ua: (_, { descriptionUa }) => escapeFormulas(descriptionUa),
  description_eng: (_, { descriptionEng }) => escapeFormulas(descriptionEng),
  project_id: (_, { project }) => project?.id ?? "",
  project_ua: projectName("ua"),
  project_eng: projectName("eng"),
  document_url: (_, { document }, { publicUrl }) => (document ? publicUrl + document.url : ""),
  report_url: ({ id, address }, _, { publicUrl }) => `${publicUrl}/reports/${address ?? id}`,
  opening_balance_kopecks: ({ openingBalance }) => String(openingBalance),
  closing_balance_kopecks: ({ closingBalance }) => String(closingBalance),
};

/** The reports as CSV (RFC 4180) in UTF-8, with a header. A report without lines has no row. */
export async function openDataCsv(
  batches: AsyncIterable<OpenDataReport[]>,
  source: Source,
): Promise<string> {
  const parts = [byteOrderMark + csvLine(Object.keys(columns))];
  const cells = Object.values(columns);
  for await (const reports of batches) {
    for (const report of reports) {
      for (const line of report.lines) {
        parts.push(csvLine(cells.map((cell) => cell(report, line, source))));
      }
    }
  }
  return parts.join("");
}
