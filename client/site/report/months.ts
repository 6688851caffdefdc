import { kyivDayOf } from "../../phrases/dates.ts";
import { serverNow } from "../../server-clock.ts";

/** Why a month that has ended has no report. */
export type MissingReport = "noReport" | "inPreparation" | "notPublished";

/** What a year shows for a month: its reports, or why there is none. */
export type MonthSlot<Report> =
  | { month: number; reports: Report[] }
  | { month: number; why: MissingReport };

type MonthlyItem = { month: number };

type Year = {
  year: number;
  isOldest: boolean;
  isNewest: boolean;
  /** The server's time. */
  now: Date;
};

/** A year among `years`, newest first, as it is now. */
export const yearAmong = (years: readonly number[], year: number): Year => ({
  year,
  isNewest: year === years[0],
  isOldest: year === years.at(-1),
  now: serverNow(),
});

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Within these days after a month its report is expected. */
const preparationDays = 45;
const dayMs = 86_400_000;

/**
 * The months of a year with their `reports`, without those that have neither ended nor a report. The
 * oldest year begins with its first report, because nobody knows what was before it; in the newest
 * year, months after the last report are still to be reported.
 */
export function monthsOfYear<Report extends MonthlyItem>(
  reports: readonly Report[],
  { year, isOldest, isNewest, now }: Year,
): MonthSlot<Report>[] {
  const reported = reports.map(({ month }) => month).filter((month) => month > 0);
  // A year that has only a report for the whole year is over.
  const earliest = Math.min(...reported, reported.length === 0 ? 1 : 12);
  const latest = Math.max(...reported, reported.length === 0 ? 12 : 1);
  const today = Date.parse(kyivDayOf(now.toISOString()));
  return months.flatMap((month): MonthSlot<Report>[] => {
    const own = reports.filter((report) => report.month === month);
    if (own.length > 0) return [{ month, reports: own }];
    const daysSince = (today - Date.UTC(year, month, 1)) / dayMs;
    if (daysSince < 0 || (isOldest && month < earliest)) return [];
    if (daysSince < preparationDays) return [{ month, why: "inPreparation" }];
    return [{ month, why: isNewest && month > latest ? "notPublished" : "noReport" }];
  });
}
