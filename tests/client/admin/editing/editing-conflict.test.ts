import { describe, expect, test } from "vitest";
import {
  conformTo,
  countFilledTexts,
  differingFields,
  formToInput,
  withField,
} from "../../../../client/admin/bilingual-form.ts";
import { defaultChoices, mergeForms } from "../../../../client/admin/editor/compare/conflict.ts";

const form = (title: string, description = "", more: object = {}) => ({
  isImportant: false,
  imageIds: [] as readonly string[],
  ...more,
  translations: { ua: { title, description }, eng: { title: "", description: "" } },
});

describe("two editors change the same item", () => {
  const base = form("Табір", "Літо");

  test("a field that only one of them changed takes that change without a choice", () => {
    const conflict = {
      base,
      mine: form("Табір у горах", "Літо"),
      theirs: { version: 3, form: form("Табір", "Літо в горах") },
    };
    const choices = defaultChoices(conflict);
    expect([...choices.values()]).not.toContain(null);
    expect(mergeForms(conflict, choices)).toEqual(form("Табір у горах", "Літо в горах"));
  });

  test("a field that both changed needs a choice", () => {
    const conflict = { base, mine: form("Мій"), theirs: { version: 3, form: form("Їхній") } };
    expect(defaultChoices(conflict).get("translations.ua.title")).toBeNull();
  });

  test("a field that both changed to the same value needs no choice", () => {
    const same = form("Табір у горах", "Літо");
    expect(defaultChoices({ base, mine: same, theirs: { version: 3, form: same } }).size).toBe(0);
  });

  test("the order of pictures counts as one field", () => {
    const mine = form("Табір", "Літо", { imageIds: ["b", "a"] });
    const theirs = { version: 3, form: form("Табір", "Літо", { imageIds: ["a", "b", "c"] }) };
    expect([...defaultChoices({ base, mine, theirs }).keys()]).toEqual(["imageIds"]);
  });
});

describe("an editor's form", () => {
  test("a changed field leaves all other fields unchanged", () => {
    const before = form("Табір");
    const after = withField(before, "translations.eng.title", "Camp");
    expect(differingFields(before, after)).toEqual(["translations.eng.title"]);
    expect(after.translations.ua).toBe(before.translations.ua);
  });

  test("a language without any text is sent as null", () => {
    expect(formToInput(form("Табір"))).toMatchObject({
      translations: { ua: { title: "Табір" }, eng: null },
    });
  });

  test("an empty paragraph counts as no text, and a picture counts as text", () => {
    expect(countFilledTexts({ title: "A", content: "<p>&nbsp;</p>" })).toEqual({
      filled: 1,
      fields: 2,
    });
    expect(countFilledTexts({ content: '<p><img src="/images/a.webp"></p>' }).filled).toBe(1);
  });

  test("an old version that lacks a newer field is restored with the current value of that field", () => {
    const oldVersion = { isImportant: true, gone: "x", translations: { ua: { title: "Старий" } } };
    expect(conformTo(form("Новий", "опис"), oldVersion)).toEqual(
      form("Старий", "опис", { isImportant: true }),
    );
  });
});
