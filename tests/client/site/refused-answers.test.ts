import { expect, test } from "vitest";
import { apiError } from "../../../client/graphql/errors.ts";
import { humanitarianRules } from "../../../client/graphql/generated/form-rules.ts";
import {
  answerErrorsFrom,
  withoutConsent,
} from "../../../client/site/application/answers/server-errors.ts";
import { FieldRegistry } from "../../../client/site/application/state/field-registry.ts";

const labels = {
  forWhom: "Для кого потрібна допомога?",
  children: "Скільки дітей?",
  childAges: "Вік дітей",
  "childAges.to2": "0–2 роки",
  message: "Опишіть ситуацію",
  phone: "Телефон",
};

test("what is wrong is told in the order of the page, a group before its parts", () => {
  const rules = ["phone", "childAges.to2", "message", "childAges", "forWhom"];
  const found = new FieldRegistry(labels).sortByPageOrder(rules.map((path) => ({ path })));
  const expected = ["forWhom", "childAges", "childAges.to2", "message", "phone"];
  expect(found.map(({ path }) => path)).toEqual(expected);
});

test("fields that entered themselves, a group after its parts, are told in the same order", () => {
  const book = new FieldRegistry();
  for (const path of ["forWhom", "childAges.to2", "childAges", "phone"]) {
    book.register(path, { label: path, step: 0 });
  }
  const told = ["phone", "childAges", "childAges.to2", "forWhom"].map((path) => ({ path }));
  expect(book.sortByPageOrder(told).map(({ path }) => path)).toEqual([
    "forWhom",
    "childAges",
    "childAges.to2",
    "phone",
  ]);
});

test("a field without a name of its own is told by its group's", () => {
  const book = new FieldRegistry({ childAges: "Вік дітей" });
  expect(book.labelOf("childAges.to2")).toBe("Вік дітей");
  expect(book.labelOf("phone")).toBeNull();
});

test("a field that was refused for several reasons is told once, with the bounds it has", () => {
  const refused = apiError("INVALID", {
    fields: [
      { path: "input.adults", rule: "isInt" },
      { path: "input.adults", rule: "max" },
      { path: "input.childAges", rule: "sum" },
      { path: "sending.key", rule: "isUuid" },
      { path: "input.phone", rule: "known to the server alone" },
    ],
  });
  const answers = { forWhom: "FAMILY", adults: "двоє", children: "2", phone: "+380671234567" };
  expect(answerErrorsFrom(refused, humanitarianRules, answers)).toEqual([
    { path: "adults", rule: "isInt" },
    { path: "childAges", rule: "sum", limit: 2 },
    { path: "phone", rule: "known to the server alone" },
  ]);
});

test("words that changed are agreed to anew, and nothing else is", () => {
  const answers = { consent: "true", healthConsent: "true", message: "Потрібні ліки" };
  expect(withoutConsent(humanitarianRules, answers)).toEqual({
    consent: "",
    healthConsent: "",
    message: "Потрібні ліки",
  });
});
