import type { Language } from "../../language/language.ts";
import { projectKind } from "../../project/project.kind.ts";
import type { MoneyCategory } from "../../settings/facts/money-category.ts";
import { categoryNames } from "./category-names.ts";
import { type OpenDataLine, type OpenDataReport, periodName } from "./open-data-reports.ts";

/** Who publishes the data, and where. */
export interface OpenDataSource {
  publicUrl: string;
  publisher: Record<Language, string>;
  categories: readonly MoneyCategory[];
  /** Whether the site shows invented demo content. */
  isDemo: boolean;
}

export const openDataLicence = "https://creativecommons.org/licenses/by/4.0/";

/** The reports as JSON: version 1 of the schema. Members are only added; see decision 0120. */
export async function openDataJson(
  batches: AsyncIterable<OpenDataReport[]>,
  { publicUrl, publisher, categories, isDemo }: OpenDataSource,
): Promise<string> {
  const head = {
    schemaVersion: 1,
    documentation: `${publicUrl}/open-data`,
    license: { name: "CC BY 4.0", url: openDataLicence },
    publisher,
    isDemo,
    currency: "UAH",
    categories: categories.map(({ id: code, direction }) => ({
      code,
      direction,
      name: categoryNames(categories, code),
    })),
  };
  const parts: string[] = [];
  for await (const reports of batches) {
    for (const report of reports) parts.push(JSON.stringify(reportToJson(report, publicUrl)));
  }
  return `${JSON.stringify(head).slice(0, -1)},"reports":[${parts.join(",\n")}]}`;
}

const reportToJson = (report: OpenDataReport, publicUrl: string) => ({
  id: report.id,
  period: periodName(report),
  periodStart: report.periodStart,
  periodEnd: report.periodEnd,
  url: `${publicUrl}/reports/${report.address ?? report.id}`,
  openingBalanceKopecks: report.openingBalance,
  incomeKopecks: report.income,
  spendingKopecks: report.spending,
  closingBalanceKopecks: report.closingBalance,
  documents: report.documents.map(({ id, nameUa, nameEng, url, size }) => ({
    id,
    name: { ua: nameUa, eng: nameEng },
    url: publicUrl + url,
    sizeBytes: size,
  })),
  lines: report.lines.map((line) => lineToJson(line, publicUrl)),
});

const lineToJson = (line: OpenDataLine, publicUrl: string) => ({
  line: line.position + 1,
  direction: line.direction,
  category: line.category,
  amountKopecks: line.amount,
  description: { ua: line.descriptionUa, eng: line.descriptionEng },
  project: line.project && {
    id: line.project.id,
    // The languages in which it is public.
    name: Object.fromEntries(
      line.project.translations.map(({ language, name }) => [language, name]),
    ),
    url: publicUrl + projectKind.pagePath(line.project),
  },
  documentId: line.document?.id ?? null,
});
