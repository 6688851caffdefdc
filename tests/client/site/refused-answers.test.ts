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

test("an applicant sees errors in the order of the page, a group before its fields", () => {
  const rules = ["phone", "childAges.to2", "message", "childAges", "forWhom"];
  const found = new FieldRegistry(labels).sortByPageOrder(rules.map((path) => ({ path })));
  const expected = ["forWhom", "childAges", "childAges.to2", "message", "phone"];
  expect(found.map(({ path }) => path)).toEqual(expected);
});

test("errors have the order of the page also when a group is registered after its fields", () => {
  const registry = new FieldRegistry();
  for (const path of ["forWhom", "childAges.to2", "childAges", "phone"]) {
    registry.register(path, { label: path, step: 0 });
  }
  const errors = ["phone", "childAges", "childAges.to2", "forWhom"].map((path) => ({ path }));
  expect(registry.sortByPageOrder(errors).map(({ path }) => path)).toEqual([
    "forWhom",
    "childAges",
    "childAges.to2",
    "phone",
  ]);
});

test("a field without a label has the label of its group", () => {
  const registry = new FieldRegistry({ childAges: "Вік дітей" });
  expect(registry.labelOf("childAges.to2")).toBe("Вік дітей");
  expect(registry.labelOf("phone")).toBeNull();
});

test("an applicant sees one error for each field that the server refuses, with its limit", () => {
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

test("an applicant has to give consent again when its text has changed, and keeps all other answers", () => {
  const answers = { consent: "true", healthConsent: "true", message: "Потрібні ліки" };
  expect(withoutConsent(humanitarianRules, answers)).toEqual({
    consent: "",
    healthConsent: "",
    message: "Потрібні ліки",
  });
});
