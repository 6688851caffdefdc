import { plainHeading, plainText } from "./plain-text.ts";

/** Beginnings of the months' names in Ukrainian, Russian and English. */
const months: readonly RegExp[] = [
  /^(?:січ|янв|jan)/,
  /^(?:лют|фев|feb)/,
  /^(?:бер|мар|mar)/,
  /^(?:кві|апр|apr)/,
  /^(?:тра|ма[йя]|may)/,
  /^(?:чер|июн|jun)/,
  /^(?:лип|июл|jul)/,
  /^(?:сер|авг|aug)/,
  /^(?:вер|сен|sep)/,
  /^(?:жов|окт|oct)/,
  /^(?:лис|ноя|nov)/,
  /^(?:гру|дек|dec)/,
];

const time =
  /[\sT,]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?[ap]m)?(?: ?(?:Z|[+-]\d\d:?\d\d|[A-Z]{3,4}))?$/i;
const timeBefore = /^\d{1,2}:\d\d(?::\d\d)?[ ,]+/;
const weekday = /^\p{L}{2,9}\.?, ?/u;
const yearWord = / ?(?:р|рік|року|г|год|года)\.?$/;
const yearFirst = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/;
const digitsOnly = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const yearLast = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4}|\d\d)$/;
const dayAndName = /^(\d{1,2})[ .-]+(\p{L}{3,})\.?[ ,.-]+(\d{4}|\d\d)$/u;
const nameAndDay = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

const dateOf = (text: string): string =>
  plainHeading(
    plainText(text).replace(timeBefore, "").replace(time, "").replace(weekday, ""),
  ).replace(yearWord, "");

/**
 * "31.10.2025 14:22", "31/10/25", "2025-10-31T14:22", "20251031", "31 жовтня 2025" → "2025-10-31"; null
 * for no date.
 */
export function parseDay(text: string, monthFirst = false): string | null {
  const date = dateOf(text);
  const [, year, , month, day] = yearFirst.exec(date) ?? [];
  if (year) return existing(year, month, day);
  const [, fullYear, fullMonth, fullDay] = digitsOnly.exec(date) ?? [];
  if (fullYear) return existing(fullYear, fullMonth, fullDay);
  const [, one, , other, lastYear] = yearLast.exec(date) ?? [];
  if (lastYear) return monthFirst ? existing(lastYear, one, other) : existing(lastYear, other, one);
  const [, namedDay, name, namedYear] = dayAndName.exec(date) ?? [];
  if (name) return existing(namedYear, monthOf(name), namedDay);
  const [, firstName, secondDay, thirdYear] = nameAndDay.exec(date) ?? [];
  return firstName ? existing(thirdYear, monthOf(firstName), secondDay) : null;
}

const monthOf = (name: string): string =>
  `${months.findIndex((pattern) => pattern.test(name)) + 1}`;

function existing(year = "", month = "", day = ""): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const written = `${fullYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/**
 * The order in dates such as "10/05/2026": a number above twelve is a day. "unclear" where every date
 * with slashes can be read both ways, as Americans and as others write them. The sample is one of them.
 */
export function dayOrderOf(cells: readonly string[]): {
  order: "dayFirst" | "monthFirst" | "unclear";
  sample: string;
} {
  const dates = cells.flatMap((cell) => {
    const [sample, one, mark, other] = yearLast.exec(dateOf(cell)) ?? [];
    return sample ? [{ sample, one: Number(one), other: Number(other), mark }] : [];
  });
  const ofDayFirst = dates.find(({ one }) => one > 12);
  const ofMonthFirst = dates.find(({ other }) => other > 12);
  const unclear = dates.find(({ one, other, mark }) => mark === "/" && one !== other);
  const { sample = "" } = ofMonthFirst ?? unclear ?? {};
  if (ofDayFirst || !sample) return { order: "dayFirst", sample };
  return { order: ofMonthFirst ? "monthFirst" : "unclear", sample };
}
