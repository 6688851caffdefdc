import { expect, test } from "vitest";
import { publicationTimes } from "../../../../client/admin/publication/publication-times.ts";
import { quickTimeAfter } from "../../../../client/admin/publication/quick-times.ts";

// A Monday evening in Kyiv, which is still Monday in UTC.
const monday = new Date("2026-11-23T18:30:00Z");
// After midnight in Kyiv, the day before in UTC.
const night = new Date("2026-11-23T22:30:00Z");

test.each([
  ["tomorrow", monday, "2026-11-24 09:00"],
  ["tomorrow", night, "2026-11-25 09:00"],
  ["monday", monday, "2026-11-30 09:00"],
  ["monday", new Date("2026-11-22T10:00:00Z"), "2026-11-23 09:00"],
  ["inAWeek", monday, "2026-11-30 09:00"],
  ["inAMonth", monday, "2026-12-23 09:00"],
  ["inAMonth", new Date("2027-01-31T10:00:00Z"), "2027-02-28 09:00"],
] as const)("the quick choice %s after %s is %s in Kyiv", (choice, now, expected) => {
  expect(quickTimeAfter(now, choice)).toBe(expected);
});

test("what is scheduled is not on the site yet, and what has no translation never was", () => {
  const rows = [{ language: "UA" as const, publishedAt: "2026-11-24T07:00:00.000Z" }];
  const times = publicationTimes(rows, monday);
  expect(times.UA).toMatchObject({ isPublic: false, isScheduled: true, unpublishAt: null });
  expect(times.ENG).toEqual({
    publishedAt: null,
    unpublishAt: null,
    isPublic: false,
    isScheduled: false,
  });
  expect(publicationTimes(rows, new Date("2026-11-24T07:00:00Z")).UA.isPublic).toBe(true);
});
