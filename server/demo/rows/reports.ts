import { Document } from "../../document/document.entity.ts";
import { Report, ReportImage, ReportTranslation } from "../../report/report.entity.ts";
import { reports } from "../content/reports.ts";
import type { DemoReport } from "../content/shapes.ts";
import { insertFigures } from "./figures.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";

/**
 * `documentIds`: the kept PDFs of each report, in order, under the report's key; `projectIds`: the
 * projects under theirs.
 */
export async function insertReports(
  seeding: Seeding,
  documentIds: ReadonlyMap<string, readonly string[]>,
  projectIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { manager, time } = seeding;
  const inserted = [];
  for (const report of time.moved(reports)) {
    const moment = afterItsTime(report);
    const row = { ...begunAt(moment), month: report.month, year: report.year };
    await manager.insert(Report, row);
    await manager.insert(ReportTranslation, translationsOf(report, row.id, moment));
    await manager.insert(ReportImage, placesOf(row.id, seeding.imagesOf("report", report)));
    const ids = documentIds.get(report.key) ?? [];
    for (const [position, id] of ids.entries()) {
      const name = report.documents[position]?.name;
      const names = { nameUa: name?.ua ?? "", nameEng: name?.eng ?? "" };
      await manager.update(Document, { id }, { itemId: row.id, position, ...names });
    }
    inserted.push({ ...row, key: report.key, moment, documentIds: ids });
  }
  await insertFigures(manager, inserted, projectIds);
}

/** The tenth day after its month or its year. */
const afterItsTime = ({ month, year }: DemoReport): Date =>
  new Date(Date.UTC(year, month === 0 ? 12 : month, 10, 7));
