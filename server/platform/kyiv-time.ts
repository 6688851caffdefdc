/**
 * The foundation's time zone. It is never passed to PostgreSQL, whose time zone names depend on the
 * operating system: months and days are computed here and passed as instants.
 */
export const timeZone = "Europe/Kyiv";

const clock = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone,
});

/** The month in Kyiv at an instant, as `2026-11`. */
export const monthInKyiv = (instant: Date): string => isoClock(instant).slice(0, 7);

/** The day in Kyiv at an instant, as `2026-11-20`. */
export const dayInKyiv = (instant: Date): string => isoClock(instant).slice(0, 10);

/** The date and time in Kyiv at an instant, as `2026-11-20 14:05`. */
export const minuteInKyiv = (instant: Date): string =>
  isoClock(instant).slice(0, 16).replace("T", " ");

/** The first instant of the instant's month in Kyiv. */
export function startOfMonthInKyiv(instant: Date): Date {
  const start = new Date(clockOf(instant));
  start.setUTCDate(1);
  start.setUTCHours(0, 0, 0, 0);
  return instantAt(start.getTime());
}

/** The first instant of the day in Kyiv after the instant's. */
export function startOfNextDayInKyiv(instant: Date): Date {
  const start = new Date(clockOf(instant));
  start.setUTCDate(start.getUTCDate() + 1);
  start.setUTCHours(0, 0, 0, 0);
  return instantAt(start.getTime());
}

/**
 * The instant at which the clock in Kyiv showed the same day and time so many months earlier;
 * where that month is too short, its last day.
 */
export function monthsBeforeInKyiv(instant: Date, months: number): Date {
  const earlier = new Date(clockOf(instant));
  const day = earlier.getUTCDate();
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // A day that the shorter month lacks overflows into the next month.
  if (earlier.getUTCDate() !== day) earlier.setUTCDate(0);
  return instantAt(earlier.getTime());
}

/** The first instant after a day (`2026-11-20`) in Kyiv. */
export function endOfDayInKyiv(day: string): Date {
  const next = new Date(`${day}T00:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return instantAt(next.getTime());
}

const isoClock = (instant: Date): string => new Date(clockOf(instant)).toISOString();

/** What the clock in Kyiv shows at an instant, in ms as if it were UTC. */
function clockOf(instant: Date): number {
  const parts = clock.formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) +
    part("second") * 1000 +
    instant.getUTCMilliseconds()
  );
}

/** The instant at which the clock in Kyiv shows that time; the later one when it occurs twice. */
function instantAt(shown: number): Date {
  const offsetAt = (moment: number) => clockOf(new Date(moment)) - moment;
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
}
