import { describe, expect, test } from "vitest";
import { pictureChanges } from "../../../../client/admin/editor/compare/picture-changes.ts";
import {
  orderChanges,
  versionChanges,
} from "../../../../client/admin/editor/compare/version-changes.ts";

const form = (title: string, more: object = {}) => ({
  isImportant: false,
  imageIds: [] as readonly string[],
  ...more,
  translations: { ua: { title }, eng: { title: "" } },
});

describe("an editor looks at what a save changed", () => {
  test("and sees the fields that differ from the version before it", () => {
    const changes = versionChanges(form("Табір"), form("Табір у горах"));
    expect(changes).toEqual([
      { path: "translations.ua.title", before: "Табір", after: "Табір у горах" },
    ]);
  });

  test("and of the first version sees all that was written", () => {
    const first = form("Табір", { imageIds: ["a"] });
    expect(versionChanges(null, first).map(({ path }) => path)).toEqual([
      "imageIds",
      "translations.ua.title",
    ]);
  });
});

describe("a save that changes the blocks of a page", () => {
  const block = (id: string, text = id) => ({ id, quote: { text } });
  const page = (...blocks: object[]) => ({
    translations: { ua: { blocks }, eng: { blocks } },
  });
  const pathsOf = (changes: readonly { path: string }[]) => changes.map(({ path }) => path);

  test("is shown block by block: what was added, removed and rewritten", () => {
    const before = page(block("a"), block("b"));
    const after = page(block("b", "Інакше"), block("c"));
    const changes = versionChanges(before, after, ["blocks"]);
    const inUkrainian = changes.filter(({ path }) => path.includes(".ua."));
    expect(pathsOf(inUkrainian)).toEqual([
      "translations.ua.blocks.b",
      "translations.ua.blocks.c",
      "translations.ua.blocks.a",
    ]);
    expect(inUkrainian.map((one) => [one.before !== undefined, one.after !== undefined])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  test("is shown as a new order when blocks only moved, once for both languages", () => {
    const before = page(block("a"), block("b"), block("c"));
    const after = page(block("c"), block("a"), block("b"));
    expect(versionChanges(before, after, ["blocks"])).toEqual([]);
    expect(orderChanges(before, after, ["blocks"])).toEqual([
      {
        path: "translations.ua.blocks",
        before: ["a", "b", "c"].map((id) => `translations.ua.blocks.${id}`),
        after: ["c", "a", "b"].map((id) => `translations.ua.blocks.${id}`),
      },
    ]);
  });

  test("is no new order when a block only came or went", () => {
    const before = page(block("a"), block("b"));
    expect(orderChanges(before, page(block("b"), block("c")), ["blocks"])).toEqual([]);
  });
});

describe("the pictures that a save changed", () => {
  test("are those added, removed and moved", () => {
    expect(pictureChanges("imageIds", ["a", "x", "b", "c"], ["c", "a", "x", "d"])).toEqual({
      added: [{ id: "d" }],
      removed: [{ id: "b" }],
      moved: [{ id: "c" }],
    });
  });

  test("include a single picture that took the place of another, or of none", () => {
    expect(pictureChanges("imageId", "a", "b")).toMatchObject({
      added: [{ id: "b" }],
      removed: [{ id: "a" }],
    });
    expect(pictureChanges("logoId", null, "b")).toMatchObject({
      added: [{ id: "b" }],
      removed: [],
    });
  });

  test("include those of blocks and of rich text", () => {
    const path = "translations.ua.blocks.x";
    const people = (imageId: string) => ({ id: "x", people: { entries: [{ imageId }] } });
    expect(pictureChanges(path, people("a"), people("b"))).toMatchObject({
      added: [{ id: "b" }],
      removed: [{ id: "a" }],
    });
    const html = '<p>Сад</p><figure><img alt="" src="/images/ab/800.webp?a=1&amp;b=2"></figure>';
    expect(pictureChanges("translations.ua.content", "<p>Сад</p>", html).added).toEqual([
      { url: "/images/ab/800.webp?a=1&b=2" },
    ]);
  });

  test("are none where only words changed", () => {
    const none = { added: [], removed: [], moved: [] };
    expect(pictureChanges("translations.ua.title", "Сад", "Ліс")).toEqual(none);
  });
});
