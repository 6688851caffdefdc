import { expect, test } from "vitest";
import {
  minuteInKyiv,
  monthInKyiv,
  monthsBeforeInKyiv,
  startOfMonthInKyiv,
} from "../../../server/platform/kyiv-time.ts";

const at = (instant: string) => new Date(instant);

test("a month begins at midnight in Kyiv, in winter time and in summer time", () => {
  expect(startOfMonthInKyiv(at("2026-01-15T10:00:00Z"))).toEqual(at("2025-12-31T22:00:00Z"));
  expect(startOfMonthInKyiv(at("2026-07-15T10:00:00.123Z"))).toEqual(at("2026-06-30T21:00:00Z"));
  // The clocks change within these two.
  expect(startOfMonthInKyiv(at("2026-03-31T10:00:00Z"))).toEqual(at("2026-02-28T22:00:00Z"));
  expect(startOfMonthInKyiv(at("2026-10-31T10:00:00Z"))).toEqual(at("2026-09-30T21:00:00Z"));
});

test("who writes late in the evening of UTC writes in Kyiv's next month", () => {
  expect(monthInKyiv(at("2026-01-31T21:59:59Z"))).toBe("2026-01");
  expect(monthInKyiv(at("2026-01-31T22:00:00Z"))).toBe("2026-02");
  expect(startOfMonthInKyiv(at("2026-01-31T22:00:00Z"))).toEqual(at("2026-01-31T22:00:00Z"));
});

test("months are counted back to the same time of Kyiv's day", () => {
  expect(monthsBeforeInKyiv(at("2027-02-01T10:00:00Z"), 12)).toEqual(at("2026-02-01T10:00:00Z"));
  expect(monthsBeforeInKyiv(at("2026-08-01T09:00:00.5Z"), 6)).toEqual(at("2026-02-01T10:00:00.5Z"));
});

test("where the earlier month is too short, its last day counts", () => {
  expect(monthsBeforeInKyiv(at("2028-03-31T09:00:00Z"), 1)).toEqual(at("2028-02-29T10:00:00Z"));
  expect(monthsBeforeInKyiv(at("2027-03-30T09:00:00Z"), 1)).toEqual(at("2027-02-28T10:00:00Z"));
});

test("a time that Kyiv's clock shows twice or never still is an instant beside it", () => {
  expect(monthsBeforeInKyiv(at("2026-11-25T01:30:00Z"), 1)).toEqual(at("2026-10-25T01:30:00Z"));
  expect(minuteInKyiv(monthsBeforeInKyiv(at("2026-04-29T00:30:00Z"), 1))).toBe("2026-03-29 04:30");
});

test("spreadsheets read a moment as Kyiv's date and time", () => {
  expect(minuteInKyiv(at("2026-11-20T12:05:59Z"))).toBe("2026-11-20 14:05");
  expect(minuteInKyiv(at("2026-07-20T21:00:00Z"))).toBe("2026-07-21 00:00");
});
