import { describe, expect, test } from "vitest";
import {
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
const talk: Answers = {
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

const wrongIn = (rules: Parameters<typeof validateAnswers>[0], answers: Answers) =>
  validateAnswers(rules, answers).map(({ path, rule }) => `${path}: ${rule}`);

describe("the short form", () => {
  test("takes a phone number however it is typed", () => {
    expect(wrongIn(generalRules, general)).toEqual([]);
    for (const phone of ["+380 (67) 123-45-67", "380671234567", "+48 600 700 800"]) {
      expect(wrongIn(generalRules, { ...general, phone })).toEqual([]);
    }
  });

  test("asks for everything that was left out, blanks too", () => {
    expect(wrongIn(generalRules, { settlement: "   " })).toEqual([
      "phone: required",
      "region: required",
      "consent: ticked",
      "fullName: required",
      "settlement: required",
      "message: required",
    ]);
  });

  test("says that a message is too short, and that one is too long", () => {
    expect(validateAnswers(generalRules, { ...general, message: "Поможіть" })).toEqual([
      { path: "message", rule: "minLength", limit: 10 },
    ]);
    expect(validateAnswers(generalRules, { ...general, message: "а".repeat(2001) })).toEqual([
      { path: "message", rule: "maxLength", limit: 2000 },
    ]);
  });
});

describe("the form for humanitarian help", () => {
  test("asks for the children's ages when there are children, each of them", () => {
    expect(wrongIn(humanitarianRules, family)).toEqual([]);
    const three = { ...family, children: "3", "childAges.to6": "2" };
    expect(validateAnswers(humanitarianRules, three)).toEqual([
      { path: "childAges", rule: "sum", limit: 3 },
    ]);
    expect(wrongIn(humanitarianRules, { ...three, "childAges.to11": "1" })).toEqual([]);
  });

  test("does not count the people of an institution, whatever was typed before", () => {
    const institution = { ...family, forWhom: "INSTITUTION", adults: "", children: "three" };
    expect(wrongIn(humanitarianRules, institution)).toEqual([]);
    expect(Object.keys(toInput(humanitarianRules, institution))).not.toContain("children");
  });

  test("asks for consent about health when an answer tells of it", () => {
    for (const answers of [{ needs: ["MEDICINE"] }, { status: ["DISABLED_CHILD"] }]) {
      const asking = { ...family, ...answers };
      expect(wrongIn(humanitarianRules, asking)).toEqual(["healthConsent: ticked"]);
    }
  });

  test("asks for an e-mail address from whoever wants to be written to", () => {
    const letter = { ...family, contactMethod: "EMAIL" };
    expect(wrongIn(humanitarianRules, letter)).toEqual(["email: required"]);
    expect(wrongIn(humanitarianRules, { ...letter, email: "n@" })).toEqual(["email: email"]);
  });

  test("sends numbers as numbers, and no answer that was not asked for", () => {
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
  test("asks a child's parent to say that they are", () => {
    expect(wrongIn(psychologicalRules, talk)).toEqual([]);
    const child = { ...talk, age: "9" };
    expect(wrongIn(psychologicalRules, child)).toEqual(["parentConfirmed: ticked"]);
    expect(wrongIn(psychologicalRules, { ...child, forWhom: "FAMILY" })).toEqual([]);
  });

  test("takes “no” for an answer", () => {
    expect(toInput(psychologicalRules, talk).safeContact).toBe(false);
    expect(wrongIn(psychologicalRules, { ...talk, safeContact: "" })).toEqual([
      "safeContact: required",
    ]);
  });
});

describe("what is said of a wrong answer", () => {
  const told = (answer: string, language: "UA" | "ENG") => {
    const phrases = applicationErrorPhrases[language];
    const sentence = answerErrorText(
      { path: "phone", rule: "phone" },
      generalRules.phone,
      answer,
      phrases,
    );
    return sentence.replaceAll("\u00a0", " ");
  };

  test("asks to choose where nothing can be typed", () => {
    const lacking = { path: "safeContact", rule: "required" };
    const { ENG } = applicationErrorPhrases;
    const rule = (name: "safeContact" | "time" | "name" | "age") => psychologicalRules[name];
    expect(answerErrorText(lacking, rule("safeContact"), "", ENG)).toBe(ENG.wrong.chooseOne);
    expect(answerErrorText(lacking, rule("time"), "", ENG)).toBe(ENG.wrong.chooseOne);
    expect(answerErrorText(lacking, rule("name"), "", ENG)).toBe(ENG.wrong.required);
    expect(answerErrorText(lacking, rule("age"), "", ENG)).toBe(ENG.wrong.required);
  });

  test("counts the digits that a Ukrainian number lacks", () => {
    expect(told("+380 67 000 00", "ENG")).toBe("Two digits are missing: 12 are needed");
    expect(told("067 000 00", "UA")).toBe("Бракує двох цифр: має бути 10");
    expect(told("067 123 45 678", "ENG")).toBe("Too many digits: 10 are needed");
  });

  test("gives an example where nothing can be counted", () => {
    expect(told("телефону немає", "ENG")).toBe("Enter a number such as +380 67 123 45 67");
  });
});
