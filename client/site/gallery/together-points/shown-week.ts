import type { PointVisitFragment } from "../../../graphql/generated/PointVisit.ts";

type Week = NonNullable<PointVisitFragment["week"]>;

/**
 * The week as the server gave it, without the days that are over by `today` (yyyy-mm-dd in Kyiv):
 * a page may be read long after it was loaded, also without a connection. Null when nothing is left.
 */
export function shownWeek(week: Week | null, today: string | null): Week | null {
  if (!week || !today) return week;
  const entries = week.entries.filter(({ day }) => day >= today);
  return entries.length > 0 ? { ...week, isNext: today < week.monday, entries } : null;
}
