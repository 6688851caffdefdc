import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import type { Author } from "../../history/record-change.ts";
import { type FieldError, Invalid } from "../../platform/errors.ts";
import { moneyCategoriesOf } from "../../settings/facts/money-category.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { Report } from "../report.entity.ts";
import type { ReportInput } from "../report.input.ts";
import { ReportFigures, ReportLine } from "./figures.entity.ts";
import type { ReportFiguresInput, ReportLineInput } from "./figures.input.ts";
import { figuresOf, lineInputOf, periodOf } from "./stored-figures.ts";

/**
 * Replaces the figures of a report by those of its input. Figures that have changed are drafts
 * again, so that a second person checks them; unchanged ones keep their state. Throws Invalid for
 * a category or a project that does not exist, a document that is not one of the report's, or a
 * period that ends before it starts.
 */
export async function saveFigures(
  manager: EntityManager,
  report: Report,
  { figures, documents }: Pick<ReportInput, "figures" | "documents">,
  { viewer }: Author,
): Promise<void> {
  const [stored = null] = await figuresOf(manager, [report.id]);
  const wanted = figures ? valuesOf(figures, report) : null;
  if (isDeepStrictEqual(wanted, stored && valuesOf(stored, report))) return;
  await manager.delete(ReportFigures, { id: report.id });
  if (!wanted) return;
  const { lines, ...values } = wanted;
  const documentIds = documents.map(({ id }) => id);
  const categories = moneyCategoriesOf(await readSettings(manager));
  const directions = new Map(categories.map(({ id, direction }) => [id, direction]));
  const errors = [
    ...(values.periodStart > values.periodEnd
      ? [{ path: "figures.periodEnd", rule: "beforeStart" }]
      : []),
    ...lines.flatMap(({ categoryId }, index) =>
      directions.has(categoryId)
        ? []
        : [
            {
              path: `figures.lines.${index}.categoryId`,
              rule: categoryId ? "unknown" : "required",
            },
          ],
    ),
    ...(await unknownReferences(manager, lines, documentIds)),
  ];
  if (errors.length > 0) throw Invalid(errors);
  await manager.insert(ReportFigures, {
    id: report.id,
    ...values,
    changedById: viewer.kind === "user" ? viewer.id : null,
  });
  const rows = lines.map(({ categoryId, ...line }, position) => ({
    reportId: report.id,
    position,
    direction: directions.get(categoryId) ?? "OUT",
    category: categoryId,
    ...line,
  }));
  if (rows.length > 0) await manager.insert(ReportLine, rows);
}

/** What is compared and stored, of an input or of stored figures. */
function valuesOf(figures: ReportFiguresInput | ReportFigures, report: Report) {
  const usual = periodOf(report);
  return {
    periodStart: figures.periodStart ?? usual.periodStart,
    periodEnd: figures.periodEnd ?? usual.periodEnd,
    openingBalance: figures.openingBalance,
    closingBalance: figures.closingBalance,
    lines: figures.lines.map(lineInputOf),
  };
}

async function unknownReferences(
  manager: EntityManager,
  lines: readonly Pick<ReportLineInput, "projectId" | "documentId">[],
  documentIds: readonly string[],
): Promise<FieldError[]> {
  const mentioned = lines.flatMap(({ projectId }) => projectId ?? []);
  const found: { id: string }[] =
    mentioned.length > 0
      ? await manager.query("select id from project where id = any($1)", [mentioned])
      : [];
  const projectIds = found.map(({ id }) => id);
  return lines.flatMap(({ projectId, documentId }, index) => [
    ...(projectId && !projectIds.includes(projectId)
      ? [{ path: `figures.lines.${index}.projectId`, rule: "unknown" }]
      : []),
    ...(documentId && !documentIds.includes(documentId)
      ? [{ path: `figures.lines.${index}.documentId`, rule: "unknown" }]
      : []),
  ]);
}
