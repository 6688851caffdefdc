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
const missingTranslation = apiError("INVALID", {
  fields: [
    { path: "categoryId", rule: "required" },
    { path: "translations", rule: "required" },
  ],
});

test("an editor who writes no text sees the error at the first text field in their language", () => {
  for (const [reader, path] of [
    ["UA", "translations.ua.title"],
    ["ENG", "translations.eng.title"],
  ] as const) {
    const moved = moveToFirstTextField(missingTranslation, form, ["UA", "ENG"], reader);
    expect(moved.fields.map((field) => field.path)).toEqual(["categoryId", path]);
    const [, field] = moved.fields;
    const message = field && fieldErrorText(field, fieldErrorPhrases[reader]);
    expect(message).toBe(fieldErrorPhrases[reader].requiredText);
  }
});

test.each(["UA", "ENG"] as const)(
  "an editor reads what to enter where a value is missing or has another format (%s)",
  (language) => {
    const phrases = fieldErrorPhrases[language];
    const sentence = (path: string, rule: string) => fieldErrorText({ path, rule }, phrases);
    expect(sentence("categoryId", "isUuid")).toBe(phrases.fields.categoryId);
    expect(sentence("cardAmountUrl", "matches")).toBe(phrases.fields.cardAmountUrl);
    expect(sentence("phone", "matches")).toBe(phrases.fields.phone);
    expect(sentence("email", "isEmail")).toBe(phrases.isEmail);
    expect(sentence("givingExamples.0.amount", "isInt")).toBe(phrases.isInt);
  },
);

test("an editor whose screen shows one language sees the error in that language", () => {
  const moved = moveToFirstTextField(missingTranslation, form, ["UA"], "ENG");
  expect(moved.fields[1]?.path).toBe("translations.ua.title");
});

test("a text in either language clears the error", () => {
  const [category, translations] = moveToFirstTextField(
    missingTranslation,
    form,
    ["UA"],
    "UA",
  ).fields;
  expect(translations && isClearedBy("translations.eng.content", translations)).toBe(true);
  expect(translations && isClearedBy("isImportant", translations)).toBe(false);
  expect(category && isClearedBy("translations.eng.content", category)).toBe(false);
  expect(category && isClearedBy("categoryId", category)).toBe(true);
});

test("all other errors stay at their fields", () => {
  const tooLong = apiError("INVALID", {
    fields: [{ path: "translations.ua.title", rule: "maxLength", limit: 300 }],
  });
  expect(moveToFirstTextField(tooLong, form, ["UA"], "UA")).toEqual(tooLong);
});
