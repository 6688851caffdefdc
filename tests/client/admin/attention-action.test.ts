import { expect, test } from "vitest";
import { attentionActionFor } from "../../../client/admin/dashboard/attention/attention-action.ts";
import type { TranslationStatus } from "../../../client/admin/publication/translation-status.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

const complete = (
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
  languages: [complete("UA"), complete("ENG", english)],
  imageCount,
});

test("an editor is asked to translate an item without English, whatever else it lacks", () => {
  expect(attentionActionFor(item({ filled: 0, publishedAt: null }, 0), null, now)).toBe(
    "translateEng",
  );
});

test("an editor is asked to finish an incomplete translation", () => {
  expect(attentionActionFor(item({ filled: 1 }), null, now)).toBe("finish");
});

test("an editor is asked to publish an outdated draft only in the list of drafts", () => {
  const both = item({ isOutdated: true, publishedAt: null });
  expect(attentionActionFor(both, null, now)).toBe("check");
  expect(attentionActionFor(both, "DRAFT", now)).toBe("publish");
});

test("an editor is asked to look at a scheduled item", () => {
  expect(attentionActionFor(item({ publishedAt: "2026-12-01T00:00:00Z" }), "SCHEDULED", now)).toBe(
    "look",
  );
});

test("an editor is asked to add pictures to an item without any", () => {
  expect(attentionActionFor(item({}, 0), null, now)).toBe("addImages");
});
