import { changesPhrases } from "../../phrases/admin/changes.ts";
import { formatDateTime, formatKyivTime } from "../../phrases/date-times.ts";
import { kyivDayOf } from "../../phrases/dates.ts";
import type { Language } from "../../phrases/language.tsx";
import { phrasesFor } from "../../phrases/phrases.ts";

const dayMs = 86_400_000;

/** Formats a recent time: "сьогодні о 14:05", "учора о 9:12", else the date and the time. */
export function formatRecentTime(at: string, now: number, language: Language): string {
  const phrases = phrasesFor(changesPhrases, language);
  const day = kyivDayOf(at);
  const time = formatKyivTime(new Date(at)).slice(11);
  const dayBefore = (days: number) => kyivDayOf(new Date(now - days * dayMs).toISOString());
  if (day === dayBefore(0)) return phrases.today(time);
  if (day === dayBefore(1)) return phrases.yesterday(time);
  return formatDateTime(at, language);
}
