import { expect, test } from "vitest";
import { monthsOfYear } from "../../../client/site/report/months.ts";

const statesOf = (reported: number[], ends: { isOldest?: boolean; isNewest?: boolean } = {}) =>
  monthsOfYear(
    reported.map((month) => ({ month })),
    { isOldest: false, isNewest: false, ...ends },
  ).map((month) => ("why" in month ? month.why : month.reports.length));

test("a reader sees the twelve months of a year with the number of their reports", () => {
  expect(statesOf([3, 4, 4])).toEqual([
    "noReport",
    "noReport",
    1,
    2,
    ...Array<string>(8).fill("noReport"),
  ]);
});

test("months before the very first report are shown as before the foundation started", () => {
  const oldest = statesOf([6, 9], { isOldest: true });
  expect(oldest.slice(0, 6)).toEqual([...Array<string>(5).fill("notYetWorking"), 1]);
  expect(oldest.slice(6, 8)).toEqual(["noReport", "noReport"]);
});

test("months after the newest report are shown as in preparation", () => {
  expect(statesOf([8, 10], { isNewest: true }).slice(7)).toEqual([
    1,
    "noReport",
    1,
    "inPreparation",
    "inPreparation",
  ]);
});

test("a year with only an annual report shows no month as in preparation", () => {
  const year = statesOf([0], { isOldest: true, isNewest: true });
  expect(year).toEqual(Array<string>(12).fill("noReport"));
});
