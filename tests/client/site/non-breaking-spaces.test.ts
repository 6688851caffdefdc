import { expect, test } from "vitest";
import { addNonBreakingSpaces } from "../../../client/phrases/non-breaking-spaces.ts";

test("a reader finds a quantity on the line of the word that it counts", () => {
  expect(addNonBreakingSpaces("Минуло 12 днів")).toBe("Минуло 12\u00a0днів");
});

test("a reader finds the sign of per cent on the line of its number", () => {
  expect(addNonBreakingSpaces("завширшки 20 %, зліва 5 %")).toBe(
    "завширшки 20\u00a0%, зліва 5\u00a0%",
  );
});

test("a reader finds the number of an application beside its sign, and what became of it on any line", () => {
  expect(addNonBreakingSpaces("Заявку № 1234567 отримано")).toBe("Заявку №\u00a01234567 отримано");
});

test("a reader finds a percent sign on the line of its number", () => {
  expect(addNonBreakingSpaces("Зібрано 40 % суми")).toBe("Зібрано 40\u00a0% суми");
});
