import { formatKyivTime } from "../../phrases/date-times.ts";

/** When editors publish most often, instead of midnight. */
export const usualTime = "09:00";

export const quickTimes = ["tomorrow", "monday", "inAWeek", "inAMonth"] as const;
export type QuickTime = (typeof quickTimes)[number];

/** The local time in Kyiv of a quick choice, as "2026-11-24 09:00"; always on a later day. */
export function quickTimeAfter(now: Date, choice: QuickTime): string {
  const [today = ""] = formatKyivTime(now).split(" ");
  const day = new Date(`${today}T00:00:00Z`);
  if (choice === "inAMonth") addMonth(day);
  else day.setUTCDate(day.getUTCDate() + daysUntil(choice, day.getUTCDay()));
  return `${day.toISOString().slice(0, 10)} ${usualTime}`;
}

/** `weekday` is 0 on Sundays. Monday is never today. */
function daysUntil(choice: Exclude<QuickTime, "inAMonth">, weekday: number): number {
  if (choice === "tomorrow") return 1;
  return choice === "inAWeek" ? 7 : (8 - weekday) % 7 || 7;
}

/** To the same day of the next month, or its last day where it is shorter. */
function addMonth(day: Date): void {
  const wanted = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() + 1);
  if (day.getUTCDate() !== wanted) day.setUTCDate(0);
}
