import { expect, test } from "vitest";
import { vocative } from "../../../client/phrases/vocative.ts";

test.each([
  ["Софія", "Софіє"],
  ["Оксана", "Оксано"],
  ["Ольга", "Ольго"],
  ["Катя", "Катю"],
  ["Любов", "Любове"],
  ["Андрій", "Андрію"],
  ["Василь", "Василю"],
  ["Іван", "Іване"],
  ["Петро", "Петре"],
  ["Марко", "Марку"],
  ["Микола", "Миколо"],
  ["Ілля", "Ілле"],
  ["Ігор", "Ігорю"],
])("%s is greeted as %s", (name, greeted) => {
  expect(vocative(name)).toBe(greeted);
});

test.each(["Sophie", "Нінель-2", "Кім Ір", "Рене", ""])("%s is greeted unchanged", (name) => {
  expect(vocative(name)).toBe(name);
});
