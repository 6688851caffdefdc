/** What a year shows for a month: its reports, or why there is none. */
export type MonthSlot<Report> =
  | { month: number; reports: Report[] }
  | { month: number; why: "notYetWorking" | "noReport" | "inPreparation" };

type MonthlyItem = { month: number };

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * The twelve months of a year with their `reports`. In the oldest year, months before the first
 * report precede the foundation's work; in the newest year, months after the last report are
 * pending.
 */
export function monthsOfYear<Report extends MonthlyItem>(
  reports: readonly Report[],
  { isOldest, isNewest }: { isOldest: boolean; isNewest: boolean },
): MonthSlot<Report>[] {
  const reported = reports.map(({ month }) => month).filter((month) => month > 0);
  // A year that has only a report for the whole year is over.
  const earliest = Math.min(...reported, reported.length === 0 ? 1 : 12);
  const latest = Math.max(...reported, reported.length === 0 ? 12 : 1);
  return months.map((month) => {
    const own = reports.filter((report) => report.month === month);
    if (own.length > 0) return { month, reports: own };
    if (isOldest && month < earliest) return { month, why: "notYetWorking" };
    if (isNewest && month > latest) return { month, why: "inPreparation" };
    return { month, why: "noReport" };
  });
}
