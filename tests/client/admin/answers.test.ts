import { describe, expect, test } from "vitest";
import {
  answerLink,
  readablePhone,
} from "../../../client/admin/application/answers/AnswerRows.tsx";
import { answerGroups } from "../../../client/admin/application/answers/answer-order.ts";
import { answerText } from "../../../client/admin/application/answers/answer-text.ts";
import { earlierAnswers } from "../../../client/admin/application/answers/earlier-answers.ts";
import { choiceLabel, fieldLabel } from "../../../client/admin/application/answers/field-labels.ts";
import { eventText } from "../../../client/admin/application/detail/EventRow.tsx";
import { applicationForms } from "../../../client/admin/application/inbox-query.ts";
import { type FieldRules, formRules } from "../../../client/graphql/generated/form-rules.ts";

const humanitarian = (field: string) => ({ form: "HUMANITARIAN", field, language: "ENG" }) as const;

/** The phrases contain non-breaking spaces. */
const withPlainSpaces = (text: string) => text.replaceAll("\u00A0", " ");

describe("a case worker reads", () => {
  test("the labels of choices, one per line", () => {
    expect(withPlainSpaces(answerText(humanitarian("needs"), ["FOOD", "BABY_CARE"]))).toBe(
      "Food\nBaby food and nappies",
    );
  });

  test("the label that an admin gave a choice of this form, also when the form hides it now", () => {
    const own = [
      {
        form: "HUMANITARIAN" as const,
        field: "needs",
        value: "FOOD",
        isOffered: false,
        labelUa: "Їжа та вода",
        labelEng: "Food and water",
      },
    ];
    expect(answerText({ ...humanitarian("needs"), own }, ["FOOD", "TOYS"])).toBe(
      "Food and water\nToys",
    );
    const inUkrainian = { ...humanitarian("needs"), language: "UA", own } as const;
    expect(answerText(inUkrainian, "FOOD")).toBe("Їжа та вода");
    const ofAnother = { form: "VOLUNTEER", field: "needs", language: "UA", own } as const;
    expect(choiceLabel(ofAnother, "FOOD")).toBe("Food");
  });

  test("the preferred language, which is stored in lower case", () => {
    expect(answerText(humanitarian("language"), "ua")).toBe("Українська");
  });

  test("the number of children in each age group, without empty groups", () => {
    expect(
      withPlainSpaces(answerText(humanitarian("childAges"), { to2: 1, to6: 0, to11: 2 })),
    ).toBe("0–2 years: 1\n7–11 years: 2");
  });

  test("a typed text unchanged, even if it looks like the name of a choice", () => {
    expect(answerText(humanitarian("message"), "SOS")).toBe("SOS");
  });

  test("an answer to a question that the form no longer has", () => {
    expect(fieldLabel("GENERAL", "formerQuestion", "ENG")).toBe("Former question");
    expect(answerGroups("GENERAL", { formerQuestion: "so" }).asked).toEqual(["formerQuestion"]);
  });

  test("the contact data first, and no blank answers", () => {
    const answers = { message: "…", phone: "+380671234567", fullName: "Ірина", email: "" };
    expect(answerGroups("GENERAL", { ...answers, consent: true })).toEqual({
      contact: ["fullName", "phone"],
      asked: ["message"],
      agreed: ["consent"],
    });
  });

  test("answers that an applicant corrected by sending the form again, the latest correction first", () => {
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

  test("the events of an application as text", () => {
    expect(eventText({ action: "STATE", detail: "inProgress" }, "UA")).toBe("Стан: Розглядаємо");
    expect(eventText({ action: "ASSIGNED", detail: "" }, "ENG")).toBe("Unassigned");
  });
});

test("a case worker reads every question and every choice of every form in their own language", () => {
  const untranslated: string[] = [];
  for (const form of applicationForms) {
    const rules: Record<string, FieldRules> = formRules[form];
    for (const [field, { oneOf = [] }] of Object.entries(rules)) {
      if (field.includes(".")) continue;
      const label = (language: "UA" | "ENG") => fieldLabel(form, field, language);
      if (label("UA") === label("ENG")) untranslated.push(`${form} ${field}`);
      for (const choice of oneOf) {
        const text = answerText({ form, field, language: "UA" }, choice);
        if (/^[A-Z][a-z]+ ?[a-z ]*$/.test(text) && !brands.has(text) && text !== "English") {
          untranslated.push(`${form} ${field} ${choice}`);
        }
      }
    }
  }
  expect(untranslated).toEqual([]);
});

/** Names that are the same in both languages. */
const brands: ReadonlySet<string> = new Set(["Viber", "Telegram", "Signal"]);

test("a case worker gets links only for web addresses and phone numbers that an applicant typed", () => {
  expect(answerLink("website", "https://example.org/start")).toBe("https://example.org/start");
  expect(answerLink("website", "javascript:alert(1)")).toBeNull();
  expect(answerLink("message", "https://example.org")).toBeNull();
  expect(answerLink("phone", "+380 67 123-45-67")).toBe("tel:+380671234567");
  expect(readablePhone("+380671234567")).toBe("+380 67 123 45 67");
  expect(readablePhone("+48601234567")).toBe("+48601234567");
});
