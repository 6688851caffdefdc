import { expect, test } from "vitest";
import { capitalised, formatDay, formatMonth, kyivDayOf } from "../../../client/phrases/dates.ts";

const genitives = [
  "січня",
  "лютого",
  "березня",
  "квітня",
  "травня",
  "червня",
  "липня",
  "серпня",
  "вересня",
  "жовтня",
  "листопада",
  "грудня",
];
const months = genitives.map((_, index) => index + 1);
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

test("a Ukrainian date has its month in the genitive", () => {
  const days = months.map((month) => formatDay(`2023-${String(month).padStart(2, "0")}-05`, "UA"));
  expect(days.map(withPlainSpaces)).toEqual(genitives.map((name) => `5 ${name} 2023`));
});

test("an English date is in the British format", () => {
  expect(withPlainSpaces(formatDay("2022-10-12", "ENG"))).toBe("12 October 2022");
});

test("a Ukrainian date ends without «р.» and without the narrow space before it", () => {
  const day = formatDay("2023-01-05", "UA");
  expect(day).not.toMatch(/\u202f|р\./);
  expect(day).toBe("5\u00a0січня\u00a02023");
});

test("an invalid date is shown as an editor typed it", () => {
  expect(formatDay("2023-02-31", "UA")).toBe("2023-02-31");
  expect(formatDay("навесні", "UA")).toBe("навесні");
});

test("a month without a day is in the nominative", () => {
  expect(months.map((month) => formatMonth(month, "UA"))).toEqual([
    "січень",
    "лютий",
    "березень",
    "квітень",
    "травень",
    "червень",
    "липень",
    "серпень",
    "вересень",
    "жовтень",
    "листопад",
    "грудень",
  ]);
  expect(formatMonth(10, "ENG")).toBe("October");
});

test("a month at the start of a line is capitalised", () => {
  expect(capitalised(formatMonth(1, "UA"))).toBe("Січень");
  expect(capitalised("їжак")).toBe("Їжак");
});

test("a time late in the evening in UTC belongs to the next day in Kyiv", () => {
  expect(kyivDayOf("2022-10-11T21:30:00.000Z")).toBe("2022-10-12");
  expect(kyivDayOf("2022-12-31T21:59:59.000Z")).toBe("2022-12-31");
  expect(kyivDayOf("2022-12-31T22:00:00.000Z")).toBe("2023-01-01");
});
