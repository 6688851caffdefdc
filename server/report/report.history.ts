import type { EntityManager } from "typeorm";
import { placedImageIds } from "../content/placement.ts";
import { mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { type Report, ReportImage } from "./report.entity.ts";
import type { ReportInput } from "./report.input.ts";
import { documentsOf } from "./report-document.service.ts";

/** Records a change of a report. A save includes the complete input, so that it can be restored. */
export async function recordReport(
  manager: EntityManager,
  author: Author,
  report: Report,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "Report",
    itemId: report.id,
    version: report.version,
    action,
    language,
    label: monthOf(report),
    content: isContentChange(action) ? await inputOfReport(manager, report) : null,
  });
}

async function inputOfReport(
  manager: EntityManager,
  report: Report,
): Promise<Required<ReportInput>> {
  const { id, month, year, translations } = report;
  const documents = (await documentsOf(manager, [id])).flat();
  return {
    month,
    year,
    imageIds: await placedImageIds(manager, ReportImage, id),
    documents: documents.map(({ id, nameUa, nameEng }) => ({ id, nameUa, nameEng })),
    translations: mapTranslations(translations, ({ description }) => ({ description })),
  };
}

/** Formats the month as 2024-05, or as 2024 if the report does not cover a single month. */
export const monthOf = ({ year, month }: Pick<Report, "year" | "month">): string =>
  month === 0 ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
