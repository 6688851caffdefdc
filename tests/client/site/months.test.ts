import { expect, test } from "vitest";
import { monthsOfYear } from "../../../client/site/report/months.ts";

const words = (reported: number[], ends: { isOldest?: boolean; isNewest?: boolean } = {}) =>
  monthsOfYear(
    reported.map((month) => ({ month })),
    { isOldest: false, isNewest: false, ...ends },
  ).map((place) => ("why" in place ? place.why : place.reports.length));

test("a year shows its twelve months, with their reports", () => {
  expect(words([3, 4, 4])).toEqual([
    "noReport",
    "noReport",
    1,
    2,
    ...Array<string>(8).fill("noReport"),
  ]);
});

test("before the first report of all the foundation was not at work yet", () => {
  const oldest = words([6, 9], { isOldest: true });
  expect(oldest.slice(0, 6)).toEqual([...Array<string>(5).fill("notYetWorking"), 1]);
  expect(oldest.slice(6, 8)).toEqual(["noReport", "noReport"]);
});

test("behind the newest report the next ones are being prepared", () => {
  expect(words([8, 10], { isNewest: true }).slice(7)).toEqual([
    1,
    "noReport",
    1,
    "inPreparation",
    "inPreparation",
  ]);
});

test("a year with a report for the whole of it alone promises no month", () => {
  const year = words([0], { isOldest: true, isNewest: true });
  expect(year).toEqual(Array<string>(12).fill("noReport"));
});
