import { describe, expect, test } from "vitest";
import {
  lastReminderDay,
  quickDays,
} from "../../../client/admin/application/detail/reminder-days.ts";

const offered = (today: string) => quickDays(today).map(({ name, day }) => `${name} ${day}`);

describe("a case worker who wants to be reminded", () => {
  test("is offered tomorrow, Thursday and Monday, in their order", () => {
    expect(offered("2026-11-24")).toEqual([
      "tomorrow 2026-11-25",
      "thursday 2026-11-26",
      "monday 2026-11-30",
    ]);
    expect(offered("2026-11-27")).toEqual([
      "tomorrow 2026-11-28",
      "monday 2026-11-30",
      "thursday 2026-12-03",
    ]);
  });

  test("is offered the next Thursday on a Thursday", () => {
    expect(offered("2026-11-26")).toContain("thursday 2026-12-03");
  });

  test("is not offered the same day twice", () => {
    expect(offered("2026-11-25")).toEqual(["tomorrow 2026-11-26", "monday 2026-11-30"]);
    expect(offered("2026-11-29")).toEqual(["tomorrow 2026-11-30", "thursday 2026-12-03"]);
  });

  test("can choose any day of the next year, across the change of the clocks", () => {
    expect(lastReminderDay("2026-03-28")).toBe("2027-03-28");
    expect(offered("2026-03-28")).toContain("tomorrow 2026-03-29");
  });
});
