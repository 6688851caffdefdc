import { Field, ObjectType } from "type-graphql";
import type { Language } from "../../language/language.ts";
import type { OpeningHours } from "./opening-hours.ts";

@ObjectType({ description: "Working days with the same hours, as text." })
export class WorkingDays {
  @Field(() => String, { description: "The days: «Пн–Пт», “Mon–Fri”." })
  days: string;

  @Field(() => String, { description: "Their hours: 10:00–18:00." })
  hours: string;
}

const dayNames: Record<Language, readonly string[]> = {
  ua: ["Пн", "Вт", "Ср", "Чт", "Пт", "Сб", "Нд"],
  eng: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};

interface Run {
  from: number;
  to: number;
  hours: string;
}

/**
 * Consecutive days with the same hours together, from Monday on; one line for the whole week if all
 * its working days have the same hours. `week` is in the order of its days.
 */
export function workingDaysIn(week: readonly OpeningHours[], language: Language): WorkingDays[] {
  const names = dayNames[language];
  const nameOf = (weekday: number) => names[weekday - 1] ?? "";
  const daysOf = ({ from, to }: Run) =>
    from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`;
  const runs = runsIn(week);
  const [first] = runs;
  if (first && runs.every(({ hours }) => hours === first.hours)) {
    return [{ days: runs.map(daysOf).join(", "), hours: first.hours }];
  }
  return runs.map((run) => ({ days: daysOf(run), hours: run.hours }));
}

/**
 * The working week in a line: «Пн–Пт, 10:00–18:00»; with different hours «Пн–Чт 10:00–18:00, Пт
 * 10:00–16:00», whose days and hours do not part at the end of a line. Blank without working days.
 */
export function scheduleIn(week: readonly OpeningHours[], language: Language): string {
  const lines = workingDaysIn(week, language);
  const [first] = lines;
  if (first && lines.length === 1) return `${first.days}, ${first.hours}`;
  return lines.map(({ days, hours }) => `${days}\u00a0${hours}`).join(", ");
}

function runsIn(week: readonly OpeningHours[]): Run[] {
  const runs: Run[] = [];
  for (const { weekday, opens, closes } of week) {
    const hours = `${opens}–${closes}`;
    const last = runs.at(-1);
    if (last?.hours === hours && last.to === weekday - 1) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours });
  }
  return runs;
}
