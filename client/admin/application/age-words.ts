import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { dayOf } from "../../phrases/dates.ts";
import type { Language } from "../../phrases/language.tsx";
import { phrasesFor } from "../../phrases/phrases.ts";

const oneDay = 86_400_000;

/** For how long something has been there, in days of Kyiv's calendar: "сьогодні", "3 дні тому". */
export function ageWords(at: string, now: number, language: Language): string {
  const { ages } = phrasesFor(applicationsPhrases, language);
  const days = daysBetween(dayOf(at), dayOf(new Date(now).toISOString()));
  if (days <= 0) return ages.today;
  return days === 1 ? ages.yesterday : ages.days(days);
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / oneDay);
