import { type FieldError, Invalid } from "../platform/errors.ts";
import { hoursErrors } from "../settings/facts/opening-hours.ts";
import { daysLater } from "./point-week.ts";
import type { TogetherPointInput } from "./together-point.entity.ts";

/** So that nothing is announced for good which nobody has confirmed for a year. */
const furthestDays = 366;

/** Rules that concern several fields, or the date in Kyiv. Throws INVALID. */
export function checkFacts(
  { openingHours, events }: Pick<TogetherPointInput, "openingHours" | "events">,
  today: string,
): void {
  const furthest = daysLater(today, furthestDays);
  const errors: FieldError[] = [
    ...hoursErrors(openingHours, "openingHours"),
    ...events.flatMap(({ day, weeklyUntil, ua, eng }, place) => {
      const path = `events.${place}`;
      if (!ua.trim() && !eng.trim()) return { path: `${path}.ua`, rule: "requiredText" };
      if (!weeklyUntil) return [];
      if (weeklyUntil < day) return { path: `${path}.weeklyUntil`, rule: "beforeFirst" };
      return weeklyUntil > furthest ? { path: `${path}.weeklyUntil`, rule: "withinYear" } : [];
    }),
  ];
  if (errors.length > 0) throw Invalid(errors);
}
