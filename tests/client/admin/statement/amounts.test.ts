import { expect, test } from "vitest";
import { parseAmount } from "../../../../client/admin/report/statement/reading/amounts.ts";
import { read, rows } from "./read.ts";

test.each<[string, number, string | null]>([
  ["(320,50)", -320_50, null],
  ["(€320.50)", -320_50, "EUR"],
  ["₴ (320,50)", -320_50, "UAH"],
  ["320,50-", -320_50, null],
  ["320,50- грн", -320_50, "UAH"],
  ["−320,50", -320_50, null],
  ["‐320,50", -320_50, null],
  ["‑320,50", -320_50, null],
  ["–320,50", -320_50, null],
  ["—320,50", -320_50, null],
  ["﹣320,50", -320_50, null],
  ["－320,50", -320_50, null],
  ["- 320,50", -320_50, null],
  ["₴320.50", 320_50, "UAH"],
  ["-₴320.50", -320_50, "UAH"],
  ["₴-320.50", -320_50, "UAH"],
  ["$1,320.50", 1_320_50, "USD"],
  ["UAH 1,320.50", 1_320_50, "UAH"],
  ["+1 320,50 грн.", 1_320_50, "UAH"],
  ["1\u202f320,50\u00a0₴", 1_320_50, "UAH"],
  ["1.320,50", 1_320_50, null],
  ["1’320.50", 1_320_50, null],
  ["\u200e-320,50\u200f", -320_50, null],
  ["１２,５０", 12_50, null],
  ["1.234.567", 1_234_567_00, null],
  ["0,00", 0, null],
])("a sum of %j is %d kopecks, in %j", (text, kopecks, currency) => {
  expect(parseAmount(text)).toEqual({ kopecks, currency, hasLongDecimals: false });
});

test.each<[string, number]>([
  ["150.000", 150_00],
  ["1,500", 1_50],
  ["0,125", 13],
  ["-0,125", -13],
  ["1 500.0000", 1_500_00],
  ["1,500.000", 1_500_00],
])("%j has long decimals and is not read as thousands, but as %d kopecks", (text, kopecks) => {
  expect(parseAmount(text)).toEqual({ kopecks, currency: null, hasLongDecimals: true });
});

test.each([
  "",
  "—",
  "12,34,56",
  "5168 1111",
  "--5",
  "1-2",
  "(5",
  "12 шт",
  "05.10.2026",
  "9".repeat(20),
])("%j is no sum", (text) => {
  expect(parseAmount(text)).toBeNull();
});

test("three decimals that are not confirmed are not taken", () => {
  const text = rows("Дата;Опис;Сума", "05.10.2026;А;150.000", "06.10.2026;Б;10,00");
  expect(read(text, { longDecimals: true })).toBe("15000 1000");
  expect(read(text, { longDecimals: false })).toBe("1000 | unreadable 2");
});
