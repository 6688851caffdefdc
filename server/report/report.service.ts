import { ContentQueries } from "../content/content-queries.ts";
import { placeImages } from "../content/placement.ts";
import { replaceTranslation, replaceTranslations } from "../content/translations.ts";
import {
  deleteItem,
  loadForWriting,
  loadOrBegin,
  publishAtOnce,
  publishTranslation,
  type Target,
} from "../content/writing.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Report, ReportImage, ReportTranslation } from "./report.entity.ts";
import type { ReportInput, ReportWords } from "./report.input.ts";
import { attachDocuments } from "./report-document.service.ts";

/** Newest month first; a report for no single month stands behind its year's months. */
export const reportQueries = new ContentQueries(Report, {
  direction: "desc",
  keys: [
    { sql: "item.year", type: "int" },
    { sql: "item.month", type: "int" },
  ],
});

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new report. `atOnce` publishes what was written (the REST face). */
export async function saveReport(
  { db, viewer, now }: Writer,
  target: Target | null,
  input: ReportInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadOrBegin(manager, Report, target);
    report.month = input.month;
    report.year = input.year ?? now.getUTCFullYear();
    report.translations = replaceTranslations(
      report.translations,
      ReportTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishAtOnce(report, now);
    await manager.save(report);
    await placeImages(manager, ReportImage, report.id, input.imageIds);
    await attachDocuments(manager, report.id, input.documents);
    return report.id;
  });
}

/** Saves one language and leaves the other untouched. */
export async function saveReportTranslation(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  words: ReportWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadForWriting(manager, Report, target);
    report.translations = replaceTranslation(
      report.translations,
      ReportTranslation,
      language,
      words,
      assignWords,
    );
    await manager.save(report);
    return report.id;
  });
}

/** Null withdraws; a future moment schedules. */
export async function publishReport(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadForWriting(manager, Report, target);
    publishTranslation(report, language, at);
    await manager.save(report);
    return report.id;
  });
}

export async function deleteReport({ db, viewer }: Writer, target: Target): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => deleteItem(manager, Report, target));
}

function assignWords(row: ReportTranslation, words: ReportWords): void {
  row.description = words.description;
}
