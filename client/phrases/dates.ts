import { type Language, languageNames } from "./language.tsx";

/**
 * "2022-10-12" → "12 жовтня 2022", "12 October 2022": the month in the genitive and no «р.».
 * What is not a day of the calendar comes back as it was written.
 */
export function formatDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  const locale = language === "UA" ? languageNames.UA.html : "en-GB";
  const parts = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return [part("day"), part("month"), part("year")].join("\u00a0");
}
