import { expect, test } from "vitest";
import {
  minuteInKyiv,
  monthInKyiv,
  monthsBeforeInKyiv,
  startOfMonthInKyiv,
} from "../../../server/platform/kyiv-time.ts";

const dateOf = (instant: string) => new Date(instant);

test("a month begins at midnight in Kyiv, in winter time and in summer time", () => {
  expect(startOfMonthInKyiv(dateOf("2026-01-15T10:00:00Z"))).toEqual(
    dateOf("2025-12-31T22:00:00Z"),
  );
  expect(startOfMonthInKyiv(dateOf("2026-07-15T10:00:00.123Z"))).toEqual(
    dateOf("2026-06-30T21:00:00Z"),
  );
  // Daylight saving time starts or ends in these two months.
  expect(startOfMonthInKyiv(dateOf("2026-03-31T10:00:00Z"))).toEqual(
    dateOf("2026-02-28T22:00:00Z"),
  );
  expect(startOfMonthInKyiv(dateOf("2026-10-31T10:00:00Z"))).toEqual(
    dateOf("2026-09-30T21:00:00Z"),
  );
});

test("a message written late in the evening of UTC belongs to Kyiv's next month", () => {
  expect(monthInKyiv(dateOf("2026-01-31T21:59:59Z"))).toBe("2026-01");
  expect(monthInKyiv(dateOf("2026-01-31T22:00:00Z"))).toBe("2026-02");
  expect(startOfMonthInKyiv(dateOf("2026-01-31T22:00:00Z"))).toEqual(
    dateOf("2026-01-31T22:00:00Z"),
  );
});

test("months are subtracted without changing the time of day in Kyiv", () => {
  expect(monthsBeforeInKyiv(dateOf("2027-02-01T10:00:00Z"), 12)).toEqual(
    dateOf("2026-02-01T10:00:00Z"),
  );
  expect(monthsBeforeInKyiv(dateOf("2026-08-01T09:00:00.5Z"), 6)).toEqual(
    dateOf("2026-02-01T10:00:00.5Z"),
  );
});

test("the last day is used where the earlier month is too short", () => {
  expect(monthsBeforeInKyiv(dateOf("2028-03-31T09:00:00Z"), 1)).toEqual(
    dateOf("2028-02-29T10:00:00Z"),
  );
  expect(monthsBeforeInKyiv(dateOf("2027-03-30T09:00:00Z"), 1)).toEqual(
    dateOf("2027-02-28T10:00:00Z"),
  );
});

test("a local time that occurs twice or never in Kyiv is an instant beside it", () => {
  expect(monthsBeforeInKyiv(dateOf("2026-11-25T01:30:00Z"), 1)).toEqual(
    dateOf("2026-10-25T01:30:00Z"),
  );
  expect(minuteInKyiv(monthsBeforeInKyiv(dateOf("2026-04-29T00:30:00Z"), 1))).toBe(
    "2026-03-29 04:30",
  );
});

test("a time is formatted for spreadsheets as Kyiv's date and time", () => {
  expect(minuteInKyiv(dateOf("2026-11-20T12:05:59Z"))).toBe("2026-11-20 14:05");
  expect(minuteInKyiv(dateOf("2026-07-20T21:00:00Z"))).toBe("2026-07-21 00:00");
});
