import { describe, expect, test } from "vitest";
import { formatDayOfWeek, formatWeekday, weekdayOf } from "../../../client/phrases/dates.ts";
import { daysAlike, openingAt } from "../../../client/phrases/opening-hours.ts";
import { routeTo } from "../../../client/site/gallery/together-points/route.ts";
import { shownWeek } from "../../../client/site/gallery/together-points/shown-week.ts";

const on = (weekday: number, opens = "10:00", closes = "18:00") => ({ weekday, opens, closes });
const fromMondayToFriday = [1, 2, 3, 4, 5].map((weekday) => on(weekday));

describe("the hours of a week", () => {
  test("name days that are alike together, and those that are closed", () => {
    expect(daysAlike([...fromMondayToFriday, on(6, "11:00", "15:00")])).toEqual([
      { from: 1, to: 5, hours: "10:00–18:00" },
      { from: 6, to: 6, hours: "11:00–15:00" },
      { from: 7, to: 7, hours: null },
    ]);
  });

  test("say nothing while nobody knows them", () => {
    expect(daysAlike([])).toEqual([]);
    expect(openingAt([], "2026-11-25 12:00")).toBeNull();
  });
});

// 25 November 2026 is a Wednesday, 28 November a Saturday.
describe("a point that is open from Monday to Friday", () => {
  test.each([
    ["before it opens", "2026-11-25 09:59", { state: "later", opens: "10:00" }],
    ["as it opens", "2026-11-25 10:00", { state: "open", until: "18:00" }],
    ["in its last minute", "2026-11-25 17:59", { state: "open", until: "18:00" }],
    ["as it closes", "2026-11-25 18:00", { state: "closed" }],
    ["on Saturday", "2026-11-28 12:00", { state: "closed" }],
  ])("says whether one can come: %s", (_, minute, opening) => {
    expect(openingAt(fromMondayToFriday, minute)).toEqual(opening);
  });
});

describe("a page that is read long after it was loaded", () => {
  const entry = (day: string) => ({ day, time: "15:00", ua: "Малюємо", eng: "" });
  const week = {
    monday: "2026-11-23",
    isNext: false,
    entries: [entry("2026-11-25"), entry("2026-11-28")],
  };

  test("shows the week as it was loaded until the reader’s clock is known", () => {
    expect(shownWeek(week, null)).toBe(week);
  });

  test("leaves out the days that are over", () => {
    expect(shownWeek(week, "2026-11-26")?.entries).toEqual([entry("2026-11-28")]);
  });

  test("never calls a past week this week", () => {
    expect(shownWeek(week, "2026-11-29")).toBeNull();
    expect(shownWeek(week, "2026-12-25")).toBeNull();
  });

  test("calls next week this week once it has begun", () => {
    const next = { ...week, isNext: true };
    expect(shownWeek(next, "2026-11-22")?.isNext).toBe(true);
    expect(shownWeek(next, "2026-11-23")?.isNext).toBe(false);
  });
});

test("days are named in both languages", () => {
  expect(formatDayOfWeek("2026-11-26", "UA")).toBe("четвер, 26\u00a0листопада");
  expect(formatDayOfWeek("2026-11-26", "ENG")).toBe("Thursday, 26\u00a0November");
  expect([1, 7].map((weekday) => formatWeekday(weekday, "ENG", "short"))).toEqual(["Mon", "Sun"]);
  expect(["2026-11-23", "2026-11-29"].map(weekdayOf)).toEqual([1, 7]);
});

test("the way to a point is the editors’ link, else one to its address, else unknown", () => {
  const place = { addressUa: "вул. Прикладна, 7, Калуш", addressEng: "7 Prykladna St, Kalush" };
  expect(routeTo({ ...place, routeUrl: "https://maps.example/kalush" })).toBe(
    "https://maps.example/kalush",
  );
  const { origin, searchParams } = new URL(routeTo({ ...place, routeUrl: null }) ?? "");
  expect(origin).toBe("https://www.google.com");
  expect(searchParams.get("destination")).toBe(place.addressUa);
  expect(routeTo({ addressUa: "", addressEng: "" })).toBeNull();
});
