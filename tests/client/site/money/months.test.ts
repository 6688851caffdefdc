import { expect, test } from "vitest";
import { monthsOfYear } from "../../../../client/site/report/months.ts";

const longAfter = new Date("2031-01-01T10:00:00Z");

/** Of the months of 2025 in which there were reports. */
const statesOf = (
  reported: number[],
  year: { isOldest?: boolean; isNewest?: boolean; now?: Date } = {},
) =>
  monthsOfYear(
    reported.map((month) => ({ month })),
    { year: 2025, isOldest: false, isNewest: false, now: longAfter, ...year },
  ).map((slot) => ("why" in slot ? slot.why : slot.reports.length));

test("a reader sees the twelve months of a year with the number of their reports", () => {
  expect(statesOf([3, 4, 4])).toEqual([
    "noReport",
    "noReport",
    1,
    2,
    ...Array<string>(8).fill("noReport"),
  ]);
});

test("nothing is said of months before the very first report", () => {
  const oldest = statesOf([6, 9], { isOldest: true });
  expect(oldest).toEqual([1, "noReport", "noReport", 1, "noReport", "noReport", "noReport"]);
  const soonAfter = new Date("2025-06-10T10:00:00Z");
  expect(statesOf([6], { isOldest: true, isNewest: true, now: soonAfter })).not.toContain(
    "inPreparation",
  );
});

test.each([
  // By the clock of Kyiv, where the month ended two hours ago.
  ["2025-11-01T00:00:00+02:00", ["inPreparation"]],
  ["2025-10-31T23:59:00+02:00", []],
  ["2025-12-15T12:00:00+02:00", ["inPreparation", "inPreparation"]],
  ["2025-12-16T12:00:00+02:00", ["notPublished", "inPreparation"]],
  ["2026-01-15T12:00:00+02:00", ["notPublished", "notPublished", "inPreparation"]],
  ["2026-11-28T12:00:00+02:00", ["notPublished", "notPublished", "notPublished"]],
])("at %s the months after the report for September are %j", (now, states) => {
  expect(statesOf([9], { isNewest: true, now: new Date(now) }).slice(9)).toEqual(states);
});

test("last year's December is in preparation although January is reported already", () => {
  const now = new Date("2026-02-03T10:00:00Z");
  expect(statesOf([11], { now }).at(-1)).toBe("inPreparation");
});

test("a report that is published before its month has ended is shown", () => {
  const now = new Date("2025-03-20T10:00:00Z");
  expect(statesOf([3], { isNewest: true, now })).toEqual(["noReport", "inPreparation", 1]);
});

test("a year with only an annual report shows no month as in preparation", () => {
  const year = statesOf([0], { isOldest: true, isNewest: true });
  expect(year).toEqual(Array<string>(12).fill("noReport"));
});
