import type { PointEvent, PointWeek } from "./point-facts.ts";

const dayMs = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day (yyyy-mm-dd) so many days later. */
export const daysLater = (day: string, count: number): string =>
  new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7;
  return daysLater(day, -sinceMonday);
}

const isOn = ({ day: first, weeklyUntil }: PointEvent, day: string): boolean =>
  day === first ||
  (Boolean(weeklyUntil) &&
    day > first &&
    day <= (weeklyUntil ?? "") &&
    (timeOf(day) - timeOf(first)) % (7 * dayMs) === 0);

/**
 * What is on from `today` (yyyy-mm-dd) to Sunday; if nothing is, in the week after. Null if nothing
 * is on then either. No day before `today` is ever in it.
 */
export function weekOf(events: readonly PointEvent[], today: string): PointWeek | null {
  const thisMonday = mondayOf(today);
  for (const monday of [thisMonday, daysLater(thisMonday, 7)]) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((count) => daysLater(monday, count));
    const entries = days
      .filter((day) => day >= today)
      .flatMap((day) =>
        events
          .filter((event) => isOn(event, day))
          .map(({ time, ua, eng }) => ({ day, time, ua, eng }))
          .sort((one, other) => one.time.localeCompare(other.time)),
      );
    if (entries.length > 0) return { monday, isNext: monday !== thisMonday, entries };
  }
  return null;
}
