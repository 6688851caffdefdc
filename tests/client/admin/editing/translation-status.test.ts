import { expect, test } from "vitest";
import {
  completenessOf,
  publicationOf,
  type TranslationStatus,
  translationStatuses,
} from "../../../../client/admin/publication/translation-status.ts";

const translationRow = (language: "UA" | "ENG", more: object = {}) => ({
  id: language,
  language,
  publishedAt: null,
  textsChangedAt: "2026-11-20T10:00:00.000Z",
  filled: 2,
  fields: 2,
  ...more,
});

const status = (more: Partial<TranslationStatus>): TranslationStatus => ({
  language: "ENG",
  filled: 2,
  fields: 2,
  publishedAt: null,
  isOutdated: false,
  ...more,
});

const now = Date.parse("2026-11-20T12:00:00Z");

test("an item without an English translation counts as missing in English", () => {
  const [, english] = translationStatuses([translationRow("UA")]);
  expect(english && completenessOf(english)).toBe("missing");
});

test("a translation with an empty field is partial", () => {
  expect(completenessOf(status({ filled: 1 }))).toBe("partial");
  expect(completenessOf(status({}))).toBe("complete");
});

test("English is outdated when the Ukrainian texts changed later, and never the reverse", () => {
  const later = { textsChangedAt: "2026-11-21T10:00:00.000Z" };
  const outdated = (...rows: ReturnType<typeof translationRow>[]) =>
    translationStatuses(rows).map(({ isOutdated }) => isOutdated);
  expect(outdated(translationRow("UA", later), translationRow("ENG"))).toEqual([false, true]);
  expect(outdated(translationRow("UA"), translationRow("ENG", later))).toEqual([false, false]);
});

test("a future publication time is scheduled, a past one is published, none is a draft", () => {
  expect(publicationOf(status({}), now)).toBe("draft");
  expect(publicationOf(status({ publishedAt: "2026-11-20T12:00:01Z" }), now)).toBe("scheduled");
  expect(publicationOf(status({ publishedAt: "2026-11-20T12:00:00Z" }), now)).toBe("published");
});

test("a missing translation has no publication status", () => {
  expect(publicationOf(status({ filled: 0 }), now)).toBeNull();
});
