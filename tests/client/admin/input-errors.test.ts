import { expect, test } from "vitest";
import { fieldErrorText } from "../../../client/admin/editor/fields/field-props.ts";
import {
  isClearedBy,
  moveToFirstTextField,
} from "../../../client/admin/editor/state/required-translation.ts";
import { apiError } from "../../../client/graphql/errors.ts";
import { fieldErrorPhrases } from "../../../client/phrases/admin/fields/field-errors.ts";

const form = {
  isImportant: false,
  translations: { ua: { title: "", content: "" }, eng: { title: "", content: "" } },
};
const missingAltText = apiError("INVALID", {
  fields: [
    { path: "categoryId", rule: "required" },
    { path: "translations", rule: "required" },
  ],
});

test("whoever writes no word is told so at the first field of the words in their language", () => {
  for (const [reader, path] of [
    ["UA", "translations.ua.title"],
    ["ENG", "translations.eng.title"],
  ] as const) {
    const told = moveToFirstTextField(missingAltText, form, ["UA", "ENG"], reader);
    expect(told.fields.map((field) => field.path)).toEqual(["categoryId", path]);
    const [, field] = told.fields;
    const said = field && fieldErrorText(field, fieldErrorPhrases[reader]);
    expect(said).toBe(fieldErrorPhrases[reader].requiredText);
  }
});

test("on a screen with one language it is told where they look", () => {
  const told = moveToFirstTextField(missingAltText, form, ["UA"], "ENG");
  expect(told.fields[1]?.path).toBe("translations.ua.title");
});

test("a word in either language answers it", () => {
  const [category, words] = moveToFirstTextField(missingAltText, form, ["UA"], "UA").fields;
  expect(words && isClearedBy("translations.eng.content", words)).toBe(true);
  expect(words && isClearedBy("isImportant", words)).toBe(false);
  expect(category && isClearedBy("translations.eng.content", category)).toBe(false);
  expect(category && isClearedBy("categoryId", category)).toBe(true);
});

test("every other refusal stays as it was", () => {
  const tooLong = apiError("INVALID", {
    fields: [{ path: "translations.ua.title", rule: "maxLength", limit: 300 }],
  });
  expect(moveToFirstTextField(tooLong, form, ["UA"], "UA")).toEqual(tooLong);
});
