const dayMs = 86_400_000;

/** "2026-11-25" and 2 → "2026-11-27". */
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The next such weekday after `day`; 1 is Monday. */
function nextWeekday(day: string, weekday: number): string {
  const present = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, (weekday - present + 7) % 7 || 7);
}

export type QuickDay = { name: "tomorrow" | "thursday" | "monday"; day: string };

/** Days for a reminder, in order; a weekday that is tomorrow is offered once. */
export function quickDays(today: string): QuickDay[] {
  const tomorrow = daysAfter(today, 1);
  const weekdays: QuickDay[] = [
    { name: "thursday", day: nextWeekday(today, 4) },
    { name: "monday", day: nextWeekday(today, 1) },
  ];
  const later = weekdays.filter(({ day }) => day !== tomorrow);
  later.sort((one, other) => one.day.localeCompare(other.day));
  return [{ name: "tomorrow", day: tomorrow }, ...later];
}

/** The last day that the server accepts. */
export const lastReminderDay = (today: string): string => daysAfter(today, 365);
