import type { CardNumbers, CardReading } from "../content/content-kind.ts";
import { type Language, languageTags } from "../language/language.ts";
import { listPublishedFigures } from "./open-data/published-figures.ts";
import type { Report } from "./report.entity.ts";

type Period = Pick<Report, "year" | "month">;

/** "жовтень", "October". */
const nameOf = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, month - 1, 1),
  );

/** "Жовтень", where a month begins a line. */
function capitalisedName(month: number, language: Language): string {
  const name = nameOf(month, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** "Звіт за 2022 рік": of a report that does not cover a single month. */
const reportForYear = (year: number, language: Language): string =>
  language === "ua" ? `Звіт за ${year} рік` : `Report for ${year}`;

/** "Жовтень 2022", "October 2022"; "Звіт за 2022 рік" if it does not cover a single month. */
export const nameOfMonth = ({ year, month }: Period, language: Language): string =>
  month === 0 ? reportForYear(year, language) : `${capitalisedName(month, language)} ${year}`;

function labelOf({ year, month }: Period, language: Language): string {
  if (month === 0) return reportForYear(year, language);
  const name = nameOf(month, language);
  return language === "ua" ? `Звіт за ${name} ${year} року` : `Report for ${name} ${year}`;
}

function titleOf({ year, month }: Period, language: Language): string {
  const name = month === 0 ? `${year}` : capitalisedName(month, language);
  if (language === "eng") return `${name} in three numbers`;
  return month === 0 ? `${name} рік у трьох числах` : `${name} у трьох числах`;
}

/** A sum of kopecks in whole hryvnias: "412 300 ₴", "₴412,300". */
function wholeHryvnias(kopecks: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    useGrouping: "always",
    maximumFractionDigits: 0,
  });
  const sum = format.format(kopecks / 100);
  return language === "ua" ? `${sum}\u00a0₴` : `₴${sum}`;
}

const names = {
  ua: { received: "Надійшло", spent: "Витрачено", left: "Лишилося" },
  eng: { received: "Received", spent: "Spent", left: "Left" },
};

/**
 * What was received, spent and left, for the report's image for shared links; null without published
 * figures.
 */
export async function monthInNumbers(
  report: Report,
  { db, now, language }: CardReading,
): Promise<CardNumbers | null> {
  const [figures] = await listPublishedFigures(db, now, { id: report.id });
  if (!figures) return null;
  const { received, spent, left } = names[language];
  const sum = (kopecks: number) => wholeHryvnias(kopecks, language);
  return {
    label: labelOf(report, language),
    title: titleOf(report, language),
    numbers: [
      { name: received, value: sum(figures.income) },
      { name: spent, value: sum(figures.spending) },
      { name: left, value: sum(figures.closingBalance) },
    ],
  };
}
