import { expect, test } from "vitest";
import { ruleSentence } from "../../client/admin/editing/rule-sentence.ts";
import { atWordField, isForgottenBy } from "../../client/admin/editing/words-refused.ts";
import { failure } from "../../client/graphql/failures.ts";
import { rulePhrases } from "../../client/phrases/admin-rules.ts";

const form = {
  isImportant: false,
  translations: { ua: { title: "", content: "" }, eng: { title: "", content: "" } },
};
const wordless = failure("INVALID", {
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
    const told = atWordField(wordless, form, ["UA", "ENG"], reader);
    expect(told.fields.map((field) => field.path)).toEqual(["categoryId", path]);
    const [, field] = told.fields;
    const said = field && ruleSentence(field, rulePhrases[reader]);
    expect(said).toBe(rulePhrases[reader].requiredWords);
  }
});

test("on a screen with one language it is told where they look", () => {
  const told = atWordField(wordless, form, ["UA"], "ENG");
  expect(told.fields[1]?.path).toBe("translations.ua.title");
});

test("a word in either language answers it", () => {
  const [category, words] = atWordField(wordless, form, ["UA"], "UA").fields;
  expect(words && isForgottenBy("translations.eng.content", words)).toBe(true);
  expect(words && isForgottenBy("isImportant", words)).toBe(false);
  expect(category && isForgottenBy("translations.eng.content", category)).toBe(false);
  expect(category && isForgottenBy("categoryId", category)).toBe(true);
});

test("every other refusal stays as it was", () => {
  const tooLong = failure("INVALID", {
    fields: [{ path: "translations.ua.title", rule: "maxLength", limit: 300 }],
  });
  expect(atWordField(tooLong, form, ["UA"], "UA")).toEqual(tooLong);
});
