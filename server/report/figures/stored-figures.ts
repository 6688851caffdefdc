import type { EntityManager } from "typeorm";
import type { Report } from "../report.entity.ts";
import { ReportFigures, type ReportLine } from "./figures.entity.ts";
import type { ReportFiguresInput, ReportLineInput } from "./figures.input.ts";

type Period = Pick<ReportFigures, "periodStart" | "periodEnd">;

/** The month of a report, or its whole year if it does not cover a single month. */
export function periodOf({ year, month }: Pick<Report, "year" | "month">): Period {
  const day = (monthIndex: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10);
  return month === 0
    ? { periodStart: day(0, 1), periodEnd: day(12, 0) }
    : { periodStart: day(month - 1, 1), periodEnd: day(month, 0) };
}

/** Returns the figures of each report with their lines, whatever their state; null without any. */
export async function figuresOf(
  manager: EntityManager,
  reportIds: readonly string[],
): Promise<(ReportFigures | null)[]> {
  const rows = await manager
    .createQueryBuilder(ReportFigures, "figures")
    .leftJoinAndSelect("figures.lines", "line")
    .where("figures.id = any(:reportIds)", { reportIds })
    .orderBy("line.position")
    .getMany();
  const found = new Map(rows.map((row) => [row.id, row]));
  return reportIds.map((id) => found.get(id) ?? null);
}

/** The input that would save the stored figures as they are; null without any. */
export async function figuresInputOf(
  manager: EntityManager,
  report: Pick<Report, "id" | "year" | "month">,
): Promise<ReportFiguresInput | null> {
  const [stored = null] = await figuresOf(manager, [report.id]);
  if (!stored) return null;
  const { openingBalance, closingBalance, lines } = stored;
  const usual = periodOf(report);
  return {
    // The default follows a report that is moved to another month.
    periodStart: stored.periodStart === usual.periodStart ? null : stored.periodStart,
    periodEnd: stored.periodEnd === usual.periodEnd ? null : stored.periodEnd,
    openingBalance,
    closingBalance,
    lines: lines.map(lineInputOf),
  };
}

export const lineInputOf = (line: ReportLine | ReportLineInput) => ({
  categoryId: ("categoryId" in line && line.categoryId) || line.category || "",
  amount: line.amount,
  descriptionUa: line.descriptionUa,
  descriptionEng: line.descriptionEng,
  projectId: line.projectId ?? null,
  documentId: line.documentId ?? null,
});
