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
const months = genitives.map((_, place) => place + 1);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a Ukrainian day names its month in the genitive", () => {
  const days = months.map((month) => formatDay(`2023-${String(month).padStart(2, "0")}-05`, "UA"));
  expect(days.map(plain)).toEqual(genitives.map((name) => `5 ${name} 2023`));
});

test("an English day is written as in Britain", () => {
  expect(plain(formatDay("2022-10-12", "ENG"))).toBe("12 October 2022");
});

test("a day is not followed by «р.», nor by the narrow space before it", () => {
  const day = formatDay("2023-01-05", "UA");
  expect(day).not.toMatch(/\u202f|р\./);
  expect(day).toBe("5\u00a0січня\u00a02023");
});

test("what is no day of the calendar stays as an editor typed it", () => {
  expect(formatDay("2023-02-31", "UA")).toBe("2023-02-31");
  expect(formatDay("навесні", "UA")).toBe("навесні");
});

test("a month by itself is in the nominative, without a year's «р.»", () => {
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

test("a month that begins a line begins with a capital", () => {
  expect(capitalised(formatMonth(1, "UA"))).toBe("Січень");
  expect(capitalised("їжак")).toBe("Їжак");
});

test("a moment late in the evening belongs to the next day in Kyiv already", () => {
  expect(kyivDayOf("2022-10-11T21:30:00.000Z")).toBe("2022-10-12");
  expect(kyivDayOf("2022-12-31T21:59:59.000Z")).toBe("2022-12-31");
  expect(kyivDayOf("2022-12-31T22:00:00.000Z")).toBe("2023-01-01");
});
