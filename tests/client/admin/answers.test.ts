import { describe, expect, test } from "vitest";
import {
  answerLink,
  readablePhone,
} from "../../../client/admin/application/answers/AnswerRows.tsx";
import { answerGroups } from "../../../client/admin/application/answers/answer-order.ts";
import { answerText } from "../../../client/admin/application/answers/answer-text.ts";
import { earlierAnswers } from "../../../client/admin/application/answers/earlier-answers.ts";
import { fieldLabel } from "../../../client/admin/application/answers/field-labels.ts";
import { eventText } from "../../../client/admin/application/detail/EventRow.tsx";
import { applicationForms } from "../../../client/admin/application/inbox-query.ts";
import { type FieldRules, formRules } from "../../../client/graphql/generated/form-rules.ts";

const humanitarian = (field: string) => ({ form: "HUMANITARIAN", field, language: "ENG" }) as const;

/** Some spaces of the forms' words do not break. */
const plain = (words: string) => words.replaceAll("\u00A0", " ");

describe("a case worker reads", () => {
  test("choices in words, a line each", () => {
    expect(plain(answerText(humanitarian("needs"), ["FOOD", "BABY_CARE"]))).toBe(
      "Food\nBaby food and nappies",
    );
  });

  test("the language to speak, kept in small letters", () => {
    expect(answerText(humanitarian("language"), "ua")).toBe("Українська");
  });

  test("how many children are how old, and none that are not", () => {
    expect(plain(answerText(humanitarian("childAges"), { to2: 1, to6: 0, to11: 2 }))).toBe(
      "0–2 years: 1\n7–11 years: 2",
    );
  });

  test("typed words as they were typed, in capitals too", () => {
    expect(answerText(humanitarian("message"), "SOS")).toBe("SOS");
  });

  test("an answer that its form no longer asks for", () => {
    expect(fieldLabel("GENERAL", "formerQuestion", "ENG")).toBe("Former question");
    expect(answerGroups("GENERAL", { formerQuestion: "so" }).asked).toEqual(["formerQuestion"]);
  });

  test("how to reach somebody before what they wrote, and nothing blank", () => {
    const answers = { message: "…", phone: "+380671234567", fullName: "Ірина", email: "" };
    expect(answerGroups("GENERAL", { ...answers, consent: true })).toEqual({
      contact: ["fullName", "phone"],
      asked: ["message"],
      agreed: ["consent"],
    });
  });

  test("what somebody corrected by sending again, the last correction first", () => {
    const first = { message: "Дах", settlement: "Хотин", phone: "+380671234567" };
    const second = { ...first, message: "Дах протікає" };
    const sent = { ...second, settlement: "Сокиряни", earlier: [first, second] };
    expect(earlierAnswers("GENERAL", sent)).toEqual([
      { answers: second, fields: ["settlement"] },
      { answers: first, fields: ["message"] },
    ]);
    expect(answerGroups("GENERAL", sent).asked).toEqual(["message"]);
    expect(earlierAnswers("GENERAL", first)).toEqual([]);
  });

  test("what became of it, in words", () => {
    expect(eventText({ action: "STATE", detail: "inProgress" }, "UA")).toBe("Стан: У роботі");
    expect(eventText({ action: "ASSIGNED", detail: "" }, "ENG")).toBe("Given back: nobody’s");
  });
});

test("every question and every choice of every form has words in both languages", () => {
  const spelledOut: string[] = [];
  for (const form of applicationForms) {
    const rules: Record<string, FieldRules> = formRules[form];
    for (const [field, { oneOf = [] }] of Object.entries(rules)) {
      if (field.includes(".")) continue;
      const label = (language: "UA" | "ENG") => fieldLabel(form, field, language);
      if (label("UA") === label("ENG")) spelledOut.push(`${form} ${field}`);
      for (const choice of oneOf) {
        const word = answerText({ form, field, language: "UA" }, choice);
        if (/^[A-Z][a-z]+ ?[a-z ]*$/.test(word) && !brands.has(word) && word !== "English") {
          spelledOut.push(`${form} ${field} ${choice}`);
        }
      }
    }
  }
  expect(spelledOut).toEqual([]);
});

/** Names that are the same in both languages. */
const brands: ReadonlySet<string> = new Set(["Viber", "Telegram", "Signal"]);

test("only pages of the web are opened from what a stranger typed", () => {
  expect(answerLink("website", "https://example.org/start")).toBe("https://example.org/start");
  expect(answerLink("website", "javascript:alert(1)")).toBeNull();
  expect(answerLink("message", "https://example.org")).toBeNull();
  expect(answerLink("phone", "+380 67 123-45-67")).toBe("tel:+380671234567");
  expect(readablePhone("+380671234567")).toBe("+380 67 123 45 67");
  expect(readablePhone("+48601234567")).toBe("+48601234567");
});
