import type {
  EditedReportFragment,
  ReportFiguresInput,
} from "../../../graphql/generated/ReportEditor.ts";

type Period = { periodStart: string; periodEnd: string };

/** The month of a report, or its whole year if it does not cover a single month. */
export function usualPeriod({ year, month }: { year: number; month: number }): Period {
  const day = (monthIndex: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10);
  return month === 0
    ? { periodStart: day(0, 1), periodEnd: day(12, 0) }
    : { periodStart: day(month - 1, 1), periodEnd: day(month, 0) };
}

/** The figures of a report, in the shape of their input; null without any. */
export function figuresFormOf(report: EditedReportFragment | null): ReportFiguresInput | null {
  if (!report?.figures) return null;
  const { periodStart, periodEnd, openingBalance, closingBalance, lines } = report.figures;
  const usual = usualPeriod(report);
  return {
    // Null follows a report that is moved to another month.
    periodStart: periodStart === usual.periodStart ? null : periodStart,
    periodEnd: periodEnd === usual.periodEnd ? null : periodEnd,
    openingBalance,
    closingBalance,
    lines: lines.map(
      ({ category, amount, descriptionUa, descriptionEng, projectId, documentId }) => ({
        category,
        amount,
        descriptionUa,
        descriptionEng,
        projectId,
        documentId,
      }),
    ),
  };
}
