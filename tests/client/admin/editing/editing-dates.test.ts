import { describe, expect, test } from "vitest";
import { guessDay, parseDay, withDay } from "../../../../client/admin/gallery/DayField.tsx";
import { formatKyivTime, parseKyivTime } from "../../../../client/phrases/date-times.ts";

describe("the date of a gallery", () => {
  test("is read from a text that begins with it", () => {
    expect(parseDay("2022-10-12, увечері")).toBe("2022-10-12");
  });

  test.each(["2023-02-31", "жовтень 2022", "12.10.2022", ""])("is not read from %j", (text) =>
    expect(parseDay(text)).toBeNull(),
  );

  test.each([
    ["12.10.2022", "2022-10-12"],
    ["1/9/22", "2022-09-01"],
    ["2022.10.12", "2022-10-12"],
  ])("in the form of %j is suggested as %s", (written, day) => expect(guessDay(written)).toBe(day));

  test.each([
    ["2022-10-12, увечері", "2023-01-02, увечері"],
    ["12.10.2022", "2023-01-02"],
    ["у Карпатах", "2023-01-02 у Карпатах"],
    ["", "2023-01-02"],
  ])("%j becomes %j when a day is picked in the calendar", (written, text) =>
    expect(withDay(written, "2023-01-02")).toBe(text),
  );

  test.each(["31.02.2023", "влітку", "10.2022"])("cannot be guessed from %j", (written) =>
    expect(guessDay(written)).toBeNull(),
  );
});

describe("a time in Kyiv", () => {
  test.each([
    ["2026-07-01 09:30", "2026-07-01T06:30:00.000Z"],
    ["2026-12-01 09:30", "2026-12-01T07:30:00.000Z"],
  ])("%s is stored as %s", (written, moment) => {
    expect(parseKyivTime(written)).toBe(moment);
    expect(formatKyivTime(new Date(moment))).toBe(written);
  });

  test("that the change to summer time skips is invalid", () => {
    expect(parseKyivTime("2026-03-29 03:30")).toBeNull();
  });
});
