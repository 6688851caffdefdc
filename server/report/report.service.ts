import type { EntityManager } from "typeorm";
import { ContentQueries } from "../content/content-queries.ts";
import {
  loadForUpdate,
  loadOrCreate,
  publicationAction,
  publishNow,
  publishTranslation,
  type WriteTarget,
} from "../content/item-writes.ts";
import { placeImages } from "../content/placement.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import type { Author } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Report, ReportImage, ReportTranslation } from "./report.entity.ts";
import { recordReport } from "./report.history.ts";
import type { ReportInput, ReportWords } from "./report.input.ts";
import { attachDocuments } from "./report-document.service.ts";

/** Newest month first; a report without a single month follows the months of its year. */
export const reportQueries = new ContentQueries(Report, {
  direction: "desc",
  keys: [
    { sql: "item.year", type: "int" },
    { sql: "item.month", type: "int" },
  ],
  isUntitled: true,
});

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null creates a report. `atOnce` publishes all its languages, as REST does. */
export async function saveReport(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: ReportInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadOrCreate(manager, Report, target);
    report.month = input.month;
    report.year = input.year ?? now.getUTCFullYear();
    report.translations = mergeTranslations(
      report.translations,
      ReportTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(report, now);
    await saveItem(manager, report);
    await placeImages(manager, ReportImage, report.id, input.imageIds);
    await attachDocuments(manager, report.id, input.documents);
    await recordReport(manager, { viewer, now }, report, target ? "saved" : "created");
    return report.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveReportTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: ReportWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadForUpdate(manager, Report, target);
    report.translations = mergeTranslation(
      report.translations,
      ReportTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, report);
    await recordReport(manager, { viewer, now }, report, "saved", language);
    return report.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishReport(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const report = await loadForUpdate(manager, Report, target);
    publishTranslation(report, language, at, now);
    await saveItem(manager, report);
    await recordReport(manager, { viewer, now }, report, publicationAction(at, now), language);
    return report.id;
  });
}

export async function deleteReport(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const report = await deleteItem(manager, Report, target, now);
    await recordReport(manager, { viewer, now }, report, "deleted");
  });
}

export async function restoreReport({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const report = await restoreItem(manager, Report, id);
    await recordReport(manager, { viewer, now }, report, "restored");
  });
}

/** Permanently deletes reports moved to the trash before `before`; returns their number. */
export async function eraseReports(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, Report, before);
  for (const report of erased) await recordReport(manager, author, report, "erased");
  return erased.length;
}

function assignWords(row: ReportTranslation, words: ReportWords): void {
  row.description = words.description;
}
