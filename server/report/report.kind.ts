import { defineKind } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { projectKind } from "../project/project.kind.ts";
import { saveFigures } from "./figures/save-figures.ts";
import { figuresInputOf } from "./figures/stored-figures.ts";
import { monthInNumbers, nameOfMonth } from "./month-in-numbers.ts";
import { Report, ReportImage, ReportTranslation } from "./report.entity.ts";
import { ReportInput } from "./report.input.ts";
import { attachDocuments, documentsOf, releaseDocuments } from "./report-documents.ts";

export const reportKind = defineKind<Report, ReportTranslation, ReportInput>({
  name: "Report",
  description: "A report on the foundation's work in one month.",
  noun: "report",
  plural: "reports",
  operations: { item: "report", list: "reports", save: "saveReport" },
  namesInMail: { ua: "звіти", eng: "reports" },
  entity: Report,
  translation: ReportTranslation,
  input: ReportInput,
  // Newest month first; a report without a single month follows the months of its year.
  order: {
    direction: "desc",
    keys: [
      { sql: "item.year", type: "int" },
      { sql: "item.month", type: "int" },
    ],
  },
  label: { sql: "item.year::text", of: monthOf, searched: searchedAs() },
  relatedKinds: [projectKind],
  pictures: ReportImage,
  reservedAddresses: ["year"],
  pagePath: ({ id, address }) => `/reports/${address ?? id}`,
  sitemapSection: "reports",
  card: { label: { ua: "Звіт", eng: "Report" }, titleOf: nameOfMonth, numbersOf: monthInNumbers },

  async saveRelated(manager, report, input, author) {
    await attachDocuments(manager, report.id, input.documents, author);
    await saveFigures(manager, report, input, author);
  },
  eraseRelated: releaseDocuments,

  async toInput(report, manager) {
    const documents = (await documentsOf(manager, [report.id])).flat();
    return {
      documents: documents.map(({ id, nameUa, nameEng }) => ({ id, nameUa, nameEng })),
      figures: await figuresInputOf(manager, report),
    };
  },
});

export const reportQueries = new ContentQueries(reportKind);

/** Formats the month as 2024-05, or as 2024 if the report does not cover a single month. */
function monthOf({ year, month }: Pick<Report, "year" | "month">): string {
  return month === 0 ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
}

/** "звіти за 2024 рік травень report for may" */
function searchedAs(): string {
  const months =
    "січень january,лютий february,березень march,квітень april,травень may,червень june," +
    "липень july,серпень august,вересень september,жовтень october,листопад november,грудень december";
  const month = `coalesce((string_to_array('${months}', ','))[item.month], '')`;
  return `('звіти звіт за ' || item.year || ' рік reports for ' || ${month})`;
}
