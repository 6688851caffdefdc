import { changesPhrases } from "../../phrases/admin-changes.ts";
import { dayOf } from "../../phrases/dates.ts";
import type { Language } from "../../phrases/language.tsx";
import { clockInKyiv, formatMoment } from "../../phrases/moments.ts";
import { phrasesFor } from "../../phrases/phrases.ts";

const oneDay = 86_400_000;

/** When something was done: "сьогодні о 14:05", "учора о 9:12", else the day and the time. */
export function momentWords(at: string, now: number, language: Language): string {
  const phrases = phrasesFor(changesPhrases, language);
  const day = dayOf(at);
  const time = clockInKyiv(new Date(at)).slice(11);
  const dayBefore = (days: number) => dayOf(new Date(now - days * oneDay).toISOString());
  if (day === dayBefore(0)) return phrases.today(time);
  if (day === dayBefore(1)) return phrases.yesterday(time);
  return formatMoment(at, language);
}
