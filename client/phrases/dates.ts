import { type Language, languageCodes } from "./language.tsx";

/**
 * The time zone of all dates and times on the site. Browsers with time zone data older than 2022
 * know only its former spelling.
 */
export const timeZone = ["Europe/Kyiv", "Europe/Kiev"].find(isKnown) ?? "UTC";

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

// Creating a formatter takes a hundred times as long as using it.
const dayFormats = {
  UA: dayFormat(languageCodes.UA.locale),
  ENG: dayFormat(languageCodes.ENG.locale),
};

/**
 * "2022-10-12" → "12 жовтня 2022", "12 October 2022": the month in the genitive and no «р.». Text
 * that is not a valid date is returned unchanged.
 */
export function formatDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  const parts = dayFormats[language].formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return [part("day"), part("month"), part("year")].join("\u00a0");
}

/** "2022-10-12" → "середа, 12 жовтня", "Wednesday, 12 October": a day near enough to need no year. */
export function formatDayOfWeek(day: string, language: Language): string {
  const parts = dayFormats[language].formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${formatWeekday(weekdayOf(day), language)}, ${part("day")}\u00a0${part("month")}`;
}

const kyivDay = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  timeZone,
});

/** The date in Kyiv at a time: "2022-10-11T22:30:00.000Z" → "2022-10-12", for `formatDay`. */
export function kyivDayOf(moment: string): string {
  const parts = kyivDay.formatToParts(new Date(moment));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return [part("year"), part("month"), part("day")].join("-");
}

/** 10 → "жовтень", "October": a month by itself, in the nominative. */
export function formatMonth(month: number, language: Language): string {
  const locale = languageCodes[language].locale;
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return name.format(new Date(Date.UTC(2000, month - 1, 1)));
}

/** 1 → "понеділок", "Monday"; 7 is Sunday. Short: "пн", "Mon". */
export function formatWeekday(
  weekday: number,
  language: Language,
  width: "long" | "short" = "long",
): string {
  const locale = languageCodes[language].locale;
  const name = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" });
  // 1 January 2001 was a Monday.
  return name.format(new Date(Date.UTC(2001, 0, weekday)));
}

type OpeningHours = { readonly weekday: number; readonly opens: string; readonly closes: string };

/** A week in the words of schema.org. */
export const openingHoursData = (week: readonly OpeningHours[]) =>
  week.map(({ weekday, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    // Any of the seven days, which schema.org names as English does.
    dayOfWeek: `https://schema.org/${formatWeekday(weekday, "ENG")}` as "https://schema.org/Monday",
    opens,
    closes,
  }));

/** The day of the week of "2026-11-25": 3, as ISO 8601 counts from Monday on. */
export const weekdayOf = (day: string): number =>
  ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** "жовтень" → "Жовтень", where a month begins a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("uk") + text.slice(1);
}

/** The title of a report: "Жовтень 2022", "October 2022"; of a year (month 0) "Звіт за 2022 рік". */
export function formatMonthOfYear(
  { year, month }: { year: number; month: number },
  language: Language,
): string {
  if (month > 0) return `${capitalised(formatMonth(month, language))} ${year}`;
  return language === "UA" ? `Звіт за ${year} рік` : `Report for ${year}`;
}
