import { describe, expect, test } from "vitest";
import { generalRules, volunteerRules } from "../../../client/graphql/generated/form-rules.ts";
import {
  normalizeText,
  validateAnswers,
} from "../../../client/site/application/answers/validate.ts";
import { normaliseInput } from "../../../server/application/forms/normalise-input.ts";
import { VolunteerInput } from "../../../server/application/forms/volunteer.input.ts";
import { validationErrorsOf } from "../../../server/platform/validation.ts";

const rules = volunteerRules;
type Field = "phone" | "fullName" | "email";

/** What the server stores of an answer; null if it refuses it. */
async function stored(field: Field, typed: string): Promise<string | null> {
  const input = normaliseInput(Object.assign(new VolunteerInput(), { [field]: typed }));
  const errors = await validationErrorsOf(input, "");
  return errors.some(({ path }) => path === field) ? null : input[field];
}

/** The same in the browser. */
function accepted(field: Field, typed: string): string | null {
  const isRefused = validateAnswers(rules, { [field]: typed }).some(({ path }) => path === field);
  return isRefused ? null : normalizeText(rules[field], typed);
}

describe("the browser and the server take the same", () => {
  test.each<[Field, typed: string, kept: string]>([
    ["phone", "\u202A+380 (67) 123-45-67\u202C", "+380671234567"],
    ["phone", "8 067 123 45 67", "+380671234567"],
    ["phone", "00380 67 123 45 67", "+380671234567"],
    ["phone", "+380 (0)67 123–45–67", "+380671234567"],
    ["phone", "tel:067/123/45/67", "+380671234567"],
    ["phone", "０６７１２３４５６７", "+380671234567"],
    ["phone", "0048 601 234 567", "+48601234567"],
    ["fullName", 'Оксана Д"яченко', "Оксана Д’яченко"],
    ["fullName", "Оксана\tД*яченко", "Оксана Д’яченко"],
    ["fullName", "Оксана\u00A0Дьяк‑Нечуй", "Оксана Дьяк-Нечуй"],
    ["fullName", "\u200BСоловеи\u0306", "Соловей"],
    ["email", "\u200Ename@example.com\u00A0", "name@example.com"],
  ])("%s: %j", async (field, typed, kept) => {
    expect([await stored(field, typed), accepted(field, typed)]).toEqual([kept, kept]);
  });
});

describe("the browser and the server refuse the same", () => {
  test.each<[Field, typed: string]>([
    ["phone", "+380 67 123 45 6"],
    ["phone", "8 067 123 45 6"],
    ["phone", "067 123 45 67, 050 765 43 21"],
    ["phone", "\u200B"],
    ["fullName", '"*"'],
    ["fullName", "\u200E Я"],
    ["email", "name..surname@example.com"],
    ["email", "name@example..com"],
    ["email", ".name@example.com"],
    ["email", "name.@example.com"],
    ["email", "name@.example.com"],
    ["email", "a@b.ua, c@d.ua"],
  ])("%s: %j", async (field, typed) => {
    expect([await stored(field, typed), accepted(field, typed)]).toEqual([null, null]);
  });
});

test("a message is kept as it was written, but for the composition of its letters", () => {
  const message = 'Каже: "м*яч" і 👨‍👩‍👧\u00A0— чекаи\u0306мо';
  expect(normalizeText(generalRules.message, message)).toBe(message.normalize("NFC"));
});
