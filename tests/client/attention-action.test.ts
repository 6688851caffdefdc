import { expect, test } from "vitest";
import { actionFor } from "../../client/admin/dashboard/attention-action.ts";
import type { Standing } from "../../client/admin/editing/standings.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

const whole = (language: "UA" | "ENG", more: Partial<Standing> = {}): Standing => ({
  language,
  filled: 2,
  fields: 2,
  publishedAt: "2026-11-01T00:00:00Z",
  isOutdated: false,
  ...more,
});

const item = (english: Partial<Standing>, imageCount = 3) => ({
  languages: [whole("UA"), whole("ENG", english)],
  imageCount,
});

test("what has no English asks to be translated, whatever else it lacks", () => {
  expect(actionFor(item({ filled: 0, publishedAt: null }, 0), null, now)).toBe("translateEng");
});

test("what is half written asks to be finished", () => {
  expect(actionFor(item({ filled: 1 }), null, now)).toBe("finish");
});

test("a draft that is also outdated is opened where drafts are shown", () => {
  const both = item({ isOutdated: true, publishedAt: null });
  expect(actionFor(both, null, now)).toBe("check");
  expect(actionFor(both, "DRAFT", now)).toBe("publish");
});

test("what waits for its moment is looked over", () => {
  expect(actionFor(item({ publishedAt: "2026-12-01T00:00:00Z" }), "SCHEDULED", now)).toBe("look");
});

test("what has no pictures asks for them", () => {
  expect(actionFor(item({}, 0), null, now)).toBe("addImages");
});
