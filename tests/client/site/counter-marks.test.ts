import { describe, expect, test } from "vitest";
import { amountPerMark, numberOf, unitPerMark } from "../../../client/site/home/counter-marks.ts";

const counter = {
  id: "fed",
  numberUa: 40,
  numberEng: 45,
  sign: "EXACT",
  unitUa: "",
  unitEng: "",
  labelUa: "родин отримали харчування",
  labelEng: "families received food",
  mark: "HOUSE",
  source: null,
} as const;

describe("a visitor counts the marks of", () => {
  test.each([
    [1, 1, 1],
    [40, 40, 1],
    [87, 87, 1],
    [100, 100, 1],
    [101, 10, 10],
    [9000, 90, 100],
    [9996, 100, 100],
    [95_000, 95, 1000],
    [100_000_000, 100, 1_000_000],
  ])("%d: %d marks, of %d each", (count, marks, amount) => {
    expect(amountPerMark(count)).toBe(amount);
    expect(Math.round(count / amount)).toBe(marks);
  });
});

test("a number that nobody has given, or without words in the language, is not shown", () => {
  expect(numberOf({ ...counter, numberUa: 0 }, "UA")).toBeNull();
  expect(numberOf({ ...counter, labelEng: "" }, "ENG")).toBeNull();
  expect(numberOf(counter, "ENG")).toMatchObject({ count: 45, label: "families received food" });
});

test("partners of the site are counted in place of the typed number", () => {
  const source = { kind: "CONTENT", count: 7 } as const;
  const counted = { ...counter, source: { ...source, noteUa: "", noteEng: "" } };
  expect(numberOf(counted as never, "UA")).toMatchObject({ count: 7 });
});

test("a mark's amount has the unit that belongs to the number, and no word that would not agree", () => {
  expect(unitPerMark("тис.")).toBe(" тис.");
  expect(unitPerMark("million")).toBe(" million");
  for (const unit of ["тонн", "тонна", "tons", ""]) expect(unitPerMark(unit)).toBe("");
});
