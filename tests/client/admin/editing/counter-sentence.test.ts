import { expect, test } from "vitest";
import { counterSentence } from "../../../../client/admin/dashboard/notices/counter-sentence.ts";

const counter = {
  numberUa: 95,
  numberEng: 95_000,
  sign: "ABOUT",
  unitUa: "тис.",
  unitEng: "",
  labelUa: "дітей отримали психологічну допомогу",
  labelEng: "children received psychological help",
} as const;

test("an editor recognises a counter by the sentence that visitors read", () => {
  expect(counterSentence(counter, "UA")).toBe("≈ 95 тис. дітей отримали психологічну допомогу");
  expect(counterSentence(counter, "ENG")).toBe("≈ 95,000 children received psychological help");
  const over = { ...counter, numberUa: 9000, sign: "OVER", unitUa: "" } as const;
  expect(counterSentence(over, "UA")).toBe("9000+ дітей отримали психологічну допомогу");
});

test("a counter that is given in one language is named in that one", () => {
  const inUkrainian = { ...counter, numberEng: 0, labelEng: "" };
  expect(counterSentence(inUkrainian, "ENG")).toBe(counterSentence(counter, "UA"));
});
