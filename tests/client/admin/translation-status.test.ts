import { expect, test } from "vitest";
import {
  completenessOf,
  publicationOf,
  type TranslationStatus,
  translationStatuses,
} from "../../../client/admin/publication/translation-status.ts";

const words = (language: "UA" | "ENG", more: object = {}) => ({
  id: language,
  language,
  publishedAt: null,
  textsChangedAt: "2026-11-20T10:00:00.000Z",
  filled: 2,
  fields: 2,
  ...more,
});

const standing = (more: Partial<TranslationStatus>): TranslationStatus => ({
  language: "ENG",
  filled: 2,
  fields: 2,
  publishedAt: null,
  isOutdated: false,
  ...more,
});

const now = Date.parse("2026-11-20T12:00:00Z");

test("an item that was never translated counts as missing in English", () => {
  const [, english] = translationStatuses([words("UA")]);
  expect(english && completenessOf(english)).toBe("missing");
});

test("a translation with an empty field is partial", () => {
  expect(completenessOf(standing({ filled: 1 }))).toBe("partial");
  expect(completenessOf(standing({}))).toBe("complete");
});

test("English is outdated when the Ukrainian words changed after it, and never the reverse", () => {
  const later = { textsChangedAt: "2026-11-21T10:00:00.000Z" };
  const outdated = (...rows: ReturnType<typeof words>[]) =>
    translationStatuses(rows).map(({ isOutdated }) => isOutdated);
  expect(outdated(words("UA", later), words("ENG"))).toEqual([false, true]);
  expect(outdated(words("UA"), words("ENG", later))).toEqual([false, false]);
});

test("a moment ahead is scheduled, a moment passed is published, none is a draft", () => {
  expect(publicationOf(standing({}), now)).toBe("draft");
  expect(publicationOf(standing({ publishedAt: "2026-11-20T12:00:01Z" }), now)).toBe("scheduled");
  expect(publicationOf(standing({ publishedAt: "2026-11-20T12:00:00Z" }), now)).toBe("published");
});

test("words that do not exist are in no state of publication", () => {
  expect(publicationOf(standing({ filled: 0 }), now)).toBeNull();
});
