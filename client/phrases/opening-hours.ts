import { weekdayOf } from "./dates.ts";

/** On one day of the week, from 1 (Monday): 10:00 to 18:00. */
type Hours = { weekday: number; opens: string; closes: string };

/** Consecutive days of the week, from 1 (Monday), with the same hours; null for closed days. */
export type DaysAlike = { from: number; to: number; hours: string | null };

/** All seven days, those that are alike together; nothing when no day has hours. */
export function daysAlike(openingHours: readonly Hours[]): DaysAlike[] {
  if (openingHours.length === 0) return [];
  const groups: DaysAlike[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const found = openingHours.find(({ weekday }) => weekday === day);
    const hours = found ? `${found.opens}–${found.closes}` : null;
    const last = groups.at(-1);
    if (last && last.hours === hours) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}

/** Whether a place is open: until when, or when it opens on the same day. */
export type Opening =
  | { state: "open"; until: string }
  | { state: "later"; opens: string }
  | { state: "closed" };

/** At a minute in Kyiv, such as "2026-11-25 19:10"; null when no day has hours. */
export function openingAt(openingHours: readonly Hours[], minute: string): Opening | null {
  if (openingHours.length === 0) return null;
  const [day = "", time = ""] = minute.split(" ");
  const today = openingHours.find(({ weekday }) => weekday === weekdayOf(day));
  if (!today || time >= today.closes) return { state: "closed" };
  if (time < today.opens) return { state: "later", opens: today.opens };
  return { state: "open", until: today.closes };
}
