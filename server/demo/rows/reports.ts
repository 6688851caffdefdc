import { Document } from "../../document/document.entity.ts";
import { Report, ReportImage, ReportTranslation } from "../../report/report.entity.ts";
import { insertFigures } from "./figures.ts";
import type { DatedReport } from "./latest-reports.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";
import { publicationOf } from "./story-time.ts";

/**
 * `documentIds`: the kept PDFs of each report, in order, under the report's key; `projectIds`: the
 * projects under theirs.
 */
export async function insertReports(
  seeding: Seeding,
  reports: readonly DatedReport[],
  documentIds: ReadonlyMap<string, readonly string[]>,
  projectIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { manager } = seeding;
  const inserted = [];
  for (const report of reports) {
    const moment = publicationOf(report);
    const row = { ...begunAt(moment), month: report.month, year: report.year };
    await manager.insert(Report, row);
    await manager.insert(ReportTranslation, translationsOf(report, row.id, moment));
    await manager.insert(
      ReportImage,
      placesOf(row.id, seeding.imagesOf("report", { key: report.partsOf })),
    );
    const ids = documentIds.get(report.key) ?? [];
    for (const [position, id] of ids.entries()) {
      const name = report.documents[position]?.name;
      const names = { nameUa: name?.ua ?? "", nameEng: name?.eng ?? "" };
      await manager.update(Document, { id }, { itemId: row.id, position, ...names });
    }
    inserted.push({ ...row, figures: report.figures, moment, documentIds: ids });
  }
  await insertFigures(manager, inserted, projectIds);
}
