import { expect, test } from "vitest";
import { attentionActionFor } from "../../../client/admin/dashboard/attention/attention-action.ts";
import type { TranslationStatus } from "../../../client/admin/publication/translation-status.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

const whole = (
  language: "UA" | "ENG",
  more: Partial<TranslationStatus> = {},
): TranslationStatus => ({
  language,
  filled: 2,
  fields: 2,
  publishedAt: "2026-11-01T00:00:00Z",
  isOutdated: false,
  ...more,
});

const item = (english: Partial<TranslationStatus>, imageCount = 3) => ({
  languages: [whole("UA"), whole("ENG", english)],
  imageCount,
});

test("what has no English asks to be translated, whatever else it lacks", () => {
  expect(attentionActionFor(item({ filled: 0, publishedAt: null }, 0), null, now)).toBe(
    "translateEng",
  );
});

test("what is half written asks to be finished", () => {
  expect(attentionActionFor(item({ filled: 1 }), null, now)).toBe("finish");
});

test("a draft that is also outdated is opened where drafts are shown", () => {
  const both = item({ isOutdated: true, publishedAt: null });
  expect(attentionActionFor(both, null, now)).toBe("check");
  expect(attentionActionFor(both, "DRAFT", now)).toBe("publish");
});

test("what waits for its moment is looked over", () => {
  expect(attentionActionFor(item({ publishedAt: "2026-12-01T00:00:00Z" }), "SCHEDULED", now)).toBe(
    "look",
  );
});

test("what has no pictures asks for them", () => {
  expect(attentionActionFor(item({}, 0), null, now)).toBe("addImages");
});
