import type { EntityManager } from "typeorm";
import { ReportFigures, ReportLine } from "../../report/figures/figures.entity.ts";
import { directionOf } from "../../report/figures/line-category.ts";
import { periodOf } from "../../report/figures/stored-figures.ts";
import type { DemoFigures } from "../content/shapes.ts";

interface StoredDemoReport {
  id: string;
  figures: DemoFigures | undefined;
  year: number;
  month: number;
  /** Time of its publication. */
  moment: Date;
  documentIds: readonly string[];
}

/** Inserts the figures of all demo reports in two statements. `projectIds` are by their keys. */
export async function insertFigures(
  manager: EntityManager,
  reports: readonly StoredDemoReport[],
  projectIds: ReadonlyMap<string, string>,
): Promise<void> {
  const found = reports.flatMap((report) => {
    const { figures } = report;
    return figures ? [{ report, figures }] : [];
  });
  await manager.insert(
    ReportFigures,
    found.map(({ report, figures }) => ({
      id: report.id,
      ...periodOf(report),
      state: figures.isDraft ? ("DRAFT" as const) : ("PUBLISHED" as const), // not any text
      openingBalance: figures.opening,
      closingBalance: figures.closing,
      checkedBy: figures.isDraft ? null : "Ірина Савчук",
      checkedAt: figures.isDraft ? null : report.moment,
    })),
  );
  const lines = found.flatMap(({ report, figures }) =>
    figures.lines.map(({ category, amount, ua, eng, project, proof }, position) => ({
      reportId: report.id,
      position,
      direction: directionOf[category],
      category,
      amount,
      descriptionUa: ua,
      descriptionEng: eng,
      projectId: project === null ? null : (projectIds.get(project) ?? null),
      documentId: proof === null ? null : (report.documentIds[proof] ?? null),
    })),
  );
  await manager.insert(ReportLine, lines);
}
