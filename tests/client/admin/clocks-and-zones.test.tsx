import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hasUnpublished, publicLanguages } from "../../../client/admin/editor/state/stored-form.ts";
import { quickTimeAfter } from "../../../client/admin/publication/quick-times.ts";
import { ScheduleTime } from "../../../client/admin/publication/ScheduleTime.tsx";
import { formatKyivTime, parseKyivTime } from "../../../client/phrases/date-times.ts";
import { LanguageProvider } from "../../../client/phrases/language.tsx";
import { learnServerTime, serverNow } from "../../../client/server-clock.ts";

const zoneBefore = process.env.TZ;

afterEach(() => {
  vi.useRealTimers();
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** What the field of the dialog shows for a chosen time. */
function shown(value: string): string | undefined {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider language="UA">
        <ScheduleTime value={value} error={undefined} onChange={() => undefined} />
      </LanguageProvider>
    </MantineProvider>,
  );
  return /\d\d\.\d\d\.\d{4} \d\d:\d\d/.exec(markup)?.[0];
}

describe.each([
  "UTC",
  "Europe/Kyiv",
  "Europe/London",
  "America/New_York",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Niue",
])("in a browser in %s", (zone) => {
  test.each([
    // Here New York and London skip these times, and Kyiv has them.
    ["2026-03-08 02:30", "2026-03-08T00:30:00.000Z"],
    ["2026-03-29 01:30", "2026-03-28T23:30:00.000Z"],
    // The change to summer time, and to winter time, whose repeated hour is meant the second time.
    ["2026-03-29 02:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29 03:00", null],
    ["2026-03-29 03:59", null],
    ["2026-03-29 04:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25 02:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25 03:00", "2026-10-25T01:00:00.000Z"],
    ["2026-10-25 03:59", "2026-10-25T01:59:00.000Z"],
    ["2026-10-25 04:00", "2026-10-25T02:00:00.000Z"],
    ["2026-12-31 23:59", "2026-12-31T21:59:00.000Z"],
  ])("an editor chooses %s of Kyiv, and sees it as chosen", (written, moment) => {
    process.env.TZ = zone;
    const [day = "", time] = written.split(" ");
    expect(shown(written)).toBe(`${day.split("-").reverse().join(".")} ${time}`);
    expect(parseKyivTime(written)).toBe(moment);
    if (moment) expect(formatKyivTime(new Date(moment))).toBe(written);
  });

  test("tomorrow is the day after Kyiv's, also in the night of a change", () => {
    process.env.TZ = zone;
    const nights = ["2026-03-28T22:30:00Z", "2026-10-24T21:30:00Z", "2026-12-31T22:30:00Z"];
    expect(nights.map((night) => quickTimeAfter(new Date(night), "tomorrow"))).toEqual([
      "2026-03-30 09:00",
      "2026-10-26 09:00",
      "2027-01-02 09:00",
    ]);
  });
});

describe("on a device whose clock is wrong", () => {
  const publishedAt = "2026-11-24T07:00:00.400Z";
  const item = {
    id: "1",
    version: 1,
    translations: [{ id: "2", language: "UA" as const, publishedAt }],
  };

  test.each(["2020-01-01T00:00:00Z", "2026-11-24T06:59:00Z", "2031-01-01T00:00:00Z"])(
    "that says %s an editor sees what the server shows to visitors",
    (deviceTime) => {
      vi.useFakeTimers({ now: new Date(deviceTime), toFake: ["Date"] });
      learnServerTime("Tue, 24 Nov 2026 06:59:00 GMT");
      expect([publicLanguages(item), hasUnpublished(item)]).toEqual([[], true]);
      // The answer to publishing was sent within the same second.
      learnServerTime("Tue, 24 Nov 2026 07:00:00 GMT");
      expect([publicLanguages(item), hasUnpublished(item)]).toEqual([["UA"], false]);
    },
  );

  test("an answer without a time changes nothing", () => {
    vi.useFakeTimers({ now: new Date("2020-01-01T00:00:00Z"), toFake: ["Date"] });
    learnServerTime("Tue, 24 Nov 2026 07:00:00 GMT");
    learnServerTime(null);
    expect(serverNow().toISOString()).toBe("2026-11-24T07:00:01.000Z");
  });
});
