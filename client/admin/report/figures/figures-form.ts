import type { EditedReportFragment, ReportInput } from "../../../graphql/generated/ReportEditor.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { serverNow } from "../../../server-clock.ts";

/** A line of a report; null for an amount that is blank or unreadable. */
export type FormLine = {
  /** Code of one of the settings' categories. */
  categoryId: string;
  /** In kopecks. */
  amount: number | null;
  descriptionUa: string;
  descriptionEng: string;
  projectId: string | null;
  documentId: string | null;
};

/** A report's figures; all blank for a report without any. */
export type FiguresForm = {
  /** The default is null, and follows a report that is moved to another month. */
  periodStart: string | null;
  periodEnd: string | null;
  /** In kopecks. */
  openingBalance: number | null;
  closingBalance: number | null;
  lines: readonly FormLine[];
};

export const blankFigures: FiguresForm = {
  periodStart: null,
  periodEnd: null,
  openingBalance: null,
  closingBalance: null,
  lines: [],
};

export const hasFigures = ({ openingBalance, closingBalance, lines, ...period }: FiguresForm) =>
  openingBalance !== null ||
  closingBalance !== null ||
  lines.length > 0 ||
  period.periodStart !== null ||
  period.periodEnd !== null;

type Period = { periodStart: string; periodEnd: string };

/**
 * The month of a report, or its whole year if it does not cover a single month. While the year is
 * being typed, the current one is taken.
 */
export function usualPeriod(of: { year: number | null; month: number }): Period {
  const { month } = of;
  const isYear = of.year !== null && of.year >= 1990 && of.year <= 2200;
  const year = (isYear && of.year) || Number(kyivDayOf(serverNow().toISOString()).slice(0, 4));
  const day = (monthIndex: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10);
  return month === 0
    ? { periodStart: day(0, 1), periodEnd: day(12, 0) }
    : { periodStart: day(month - 1, 1), periodEnd: day(month, 0) };
}

export function figuresFormOf(report: EditedReportFragment | null): FiguresForm {
  if (!report?.figures) return blankFigures;
  const { periodStart, periodEnd, openingBalance, closingBalance, lines } = report.figures;
  const usual = usualPeriod(report);
  return {
    periodStart: periodStart === usual.periodStart ? null : periodStart,
    periodEnd: periodEnd === usual.periodEnd ? null : periodEnd,
    openingBalance,
    closingBalance,
    lines: lines.map(lineOf),
  };
}

/** A line as earlier versions of the history and of drafts hold it. */
type FormerLine = Omit<FormLine, "categoryId"> & { category: string };

/** The fields in one order, in which two lines can be compared: the history stores another one. */
export const lineOf = (line: FormLine | FormerLine): FormLine => ({
  categoryId: "categoryId" in line ? line.categoryId : line.category,
  amount: line.amount,
  descriptionUa: line.descriptionUa,
  descriptionEng: line.descriptionEng,
  projectId: line.projectId,
  documentId: line.documentId,
});

/** The figures as input; a proof that is no longer among the report's documents is left out. */
export function figuresInputOf(
  figures: FiguresForm,
  documents: readonly { id: string }[],
): ReportInput["figures"] {
  if (!hasFigures(figures)) return null;
  return {
    ...figures,
    openingBalance: figures.openingBalance ?? 0,
    closingBalance: figures.closingBalance ?? 0,
    lines: figures.lines.map((line) => ({
      ...line,
      amount: line.amount ?? 0,
      documentId: documents.some(({ id }) => id === line.documentId) ? line.documentId : null,
    })),
  };
}
