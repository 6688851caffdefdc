import { expect, test } from "vitest";
import { isOlderThanYear } from "../../../../client/admin/settings/counters/counter-age.ts";

test.each([
  ["2025-11-25", false],
  ["2025-11-24", true],
  ["2026-11-25", false],
])("a count of %s on 25 November 2026 is of an earlier year: %s", (countedOn, isOlder) => {
  expect(isOlderThanYear(countedOn, "2026-11-25")).toBe(isOlder);
});

test("a count of a leap day is a year old on 1 March", () => {
  expect(isOlderThanYear("2028-02-29", "2029-02-28")).toBe(false);
  expect(isOlderThanYear("2028-02-29", "2029-03-01")).toBe(true);
});
