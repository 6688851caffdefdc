import { describe, expect, test } from "vitest";
import {
  type FieldRules,
  formRules,
  generalRules,
  humanitarianRules,
  psychologicalRules,
} from "../../../client/graphql/generated/form-rules.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { answerErrorText } from "../../../client/site/application/answers/answer-error-text.ts";
import type { Answers } from "../../../client/site/application/answers/answers.ts";
import { toInput } from "../../../client/site/application/answers/to-input.ts";
import { validateAnswers } from "../../../client/site/application/answers/validate.ts";

const general: Answers = {
  fullName: "Наталія Гринюк",
  phone: "067 123-45-67",
  region: "CHERNIVTSI",
  settlement: "Чернівці",
  message: "Донька погано спить після переїзду.",
  consent: "true",
};
const family: Answers = {
  ...general,
  contactMethod: "PHONE",
  language: "UA",
  forWhom: "FAMILY",
  adults: "2",
  children: "0",
  needs: ["FOOD"],
  urgency: "WEEK",
  delivery: "POINT",
};
const conversation: Answers = {
  name: "Нат",
  phone: "+380671234567",
  region: "ABROAD",
  contactMethod: "SIGNAL",
  language: "ENG",
  forWhom: "ME",
  age: "30",
  format: "ONLINE",
  safeContact: "false",
  consent: "true",
  healthConsent: "true",
};

const errorsIn = (rules: Parameters<typeof validateAnswers>[0], answers: Answers) =>
  validateAnswers(rules, answers).map(({ path, rule }) => `${path}: ${rule}`);

describe("the short form", () => {
  test("accepts a phone number in any common format", () => {
    expect(errorsIn(generalRules, general)).toEqual([]);
    for (const phone of ["+380 (67) 123-45-67", "380671234567", "+48 600 700 800"]) {
      expect(errorsIn(generalRules, { ...general, phone })).toEqual([]);
    }
  });

  test("requires every answer that is missing or blank", () => {
    expect(errorsIn(generalRules, { settlement: "   " })).toEqual([
      "phone: required",
      "region: required",
      "consent: ticked",
      "fullName: required",
      "settlement: required",
      "message: required",
    ]);
  });

  test("refuses a message that is too short or too long", () => {
    expect(validateAnswers(generalRules, { ...general, message: "Поможіть" })).toEqual([
      { path: "message", rule: "minLength", limit: 10 },
    ]);
    expect(validateAnswers(generalRules, { ...general, message: "а".repeat(2001) })).toEqual([
      { path: "message", rule: "maxLength", limit: 2000 },
    ]);
  });
});

describe("the form for humanitarian help", () => {
  test("requires the age of each child when there are children", () => {
    expect(errorsIn(humanitarianRules, family)).toEqual([]);
    const three = { ...family, children: "3", "childAges.to6": "2" };
    expect(validateAnswers(humanitarianRules, three)).toEqual([
      { path: "childAges", rule: "sum", limit: 3 },
    ]);
    expect(errorsIn(humanitarianRules, { ...three, "childAges.to11": "1" })).toEqual([]);
  });

  test("ignores the number of people when the applicant is an institution", () => {
    const institution = { ...family, forWhom: "INSTITUTION", adults: "", children: "three" };
    expect(errorsIn(humanitarianRules, institution)).toEqual([]);
    expect(Object.keys(toInput(humanitarianRules, institution))).not.toContain("children");
  });

  test("requires consent about health when an answer is about health", () => {
    for (const answers of [{ needs: ["MEDICINE"] }, { status: ["DISABLED_CHILD"] }]) {
      const changed = { ...family, ...answers };
      expect(errorsIn(humanitarianRules, changed)).toEqual(["healthConsent: ticked"]);
    }
  });

  test("requires an e-mail address from an applicant who wants to be contacted by e-mail", () => {
    const byEmail = { ...family, contactMethod: "EMAIL" };
    expect(errorsIn(humanitarianRules, byEmail)).toEqual(["email: required"]);
    expect(errorsIn(humanitarianRules, { ...byEmail, email: "n@" })).toEqual(["email: email"]);
  });

  test("sends numbers as numbers, and no answers to questions that do not apply", () => {
    const answers = { ...family, children: "1", "childAges.to2": "1", email: " " };
    expect(toInput(humanitarianRules, answers)).toEqual({
      ...general,
      consent: true,
      contactMethod: "PHONE",
      language: "UA",
      forWhom: "FAMILY",
      adults: 2,
      children: 1,
      childAges: { to2: 1, to6: 0, to11: 0, to17: 0 },
      needs: ["FOOD"],
      urgency: "WEEK",
      delivery: "POINT",
    });
  });
});

describe("the form for psychological help", () => {
  test("requires a parent's confirmation when the applicant is a child", () => {
    expect(errorsIn(psychologicalRules, conversation)).toEqual([]);
    const child = { ...conversation, age: "9" };
    expect(errorsIn(psychologicalRules, child)).toEqual(["parentConfirmed: ticked"]);
    expect(errorsIn(psychologicalRules, { ...child, forWhom: "FAMILY" })).toEqual([]);
  });

  test("does not take the phone as the way to reach somebody who must not be called", () => {
    const onlyPhone = { ...conversation, contactMethod: "PHONE" };
    expect(errorsIn(psychologicalRules, onlyPhone)).toEqual(["contactMethod: refused"]);
    expect(errorsIn(psychologicalRules, { ...onlyPhone, safeContact: "true" })).toEqual([]);
    const { UA } = applicationErrorPhrases;
    const error = { path: "contactMethod", rule: "refused" };
    expect(answerErrorText(error, psychologicalRules.contactMethod, "PHONE", UA)).toContain(
      "оберіть, куди можна написати",
    );
  });

  test("accepts “no” as an answer", () => {
    expect(toInput(psychologicalRules, conversation).safeContact).toBe(false);
    expect(errorsIn(psychologicalRules, { ...conversation, safeContact: "" })).toEqual([
      "safeContact: required",
    ]);
  });
});

describe("the error message for an invalid answer", () => {
  const phoneError = (answer: string, language: "UA" | "ENG") => {
    const phrases = applicationErrorPhrases[language];
    const sentence = answerErrorText(
      { path: "phone", rule: "phone" },
      generalRules.phone,
      answer,
      phrases,
    );
    return sentence.replaceAll("\u00a0", " ");
  };

  test("asks the applicant to choose where there is nothing to type", () => {
    const missing = { path: "safeContact", rule: "required" };
    const { ENG } = applicationErrorPhrases;
    const rule = (name: "safeContact" | "time") => psychologicalRules[name];
    expect(answerErrorText(missing, rule("safeContact"), "", ENG)).toBe(ENG.wrong.chooseOne);
    expect(answerErrorText(missing, rule("time"), "", ENG)).toBe(ENG.wrong.chooseOne);
  });

  test.each(["UA", "ENG"] as const)(
    "says for each question what to write or tick (%s)",
    (language) => {
      const phrases = applicationErrorPhrases[language];
      for (const [form, rules] of Object.entries(formRules)) {
        const questions = Object.entries<FieldRules>(rules).filter(
          ([, { required, requiredIf, ticked }]) => required || requiredIf || ticked,
        );
        expect(questions.length, form).toBeGreaterThan(4);
        for (const [path, rule] of questions) {
          const error = { path, rule: rule.ticked ? "ticked" : "required" };
          const sentence = answerErrorText(error, rule, "", phrases);
          expect(sentence, `${form} ${path}`).not.toBe(phrases.wrong.other);
        }
      }
    },
  );

  test("counts the missing digits of a Ukrainian number", () => {
    expect(phoneError("+380 67 000 00", "ENG")).toBe("Two digits are missing: 12 are needed");
    expect(phoneError("067 000 00", "UA")).toBe("Бракує двох цифр: має бути 10");
    expect(phoneError("067 123 45 678", "ENG")).toBe("Too many digits: 10 are needed");
  });

  test("gives an example when the answer is not a number at all", () => {
    expect(phoneError("телефону немає", "ENG")).toBe("Enter a number such as +380 67 123 45 67");
  });
});
