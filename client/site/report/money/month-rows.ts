import { type MissingReport, monthsOfYear } from "../months.ts";

/** A row of a year's table: a month with its figures, or why it has none. */
export type MonthRow<Period> =
  | { month: number; period: Period; why?: undefined }
  | { month: number; period: null; why: MissingReport };

/**
 * The months of a year from the first that has figures, each with its periods or none; only the
 * periods themselves when they are longer than a month (0).
 */
export function monthRows<Period extends { month: number }>(
  periods: readonly Period[],
  year: Parameters<typeof monthsOfYear>[1],
): MonthRow<Period>[] {
  const longer = periods.filter(({ month }) => month === 0);
  if (longer.length > 0) return longer.map((period) => ({ month: 0, period }));
  return monthsOfYear(periods, year).flatMap((slot): MonthRow<Period>[] => {
    const { month } = slot;
    if (!("why" in slot)) return slot.reports.map((period) => ({ month, period }));
    return [{ month, period: null, why: slot.why }];
  });
}
