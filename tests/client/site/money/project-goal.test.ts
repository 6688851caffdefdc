import { expect, test } from "vitest";
import { datesOf, remainderOf } from "../../../../client/site/project/goal-sentences.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const goal = { target: 500_000_00, collected: 120_000_00, asOf: "2026-09-30" };
const endless = { asOf: "2026-09-30", from: null, until: null, isOver: false };

test.each([
  [{}, "Ще потрібно 380 000 ₴.", "₴380,000 is still needed."],
  [{ collected: 500_000_00 }, "Усю суму зібрано.", "The whole sum has been raised."],
  [
    { collected: 512_000_50 },
    "Зібрано на 12 000 ₴ більше, ніж було потрібно.",
    "₴12,000 more than was needed has been raised.",
  ],
  [{ collected: 499_999_60 }, "Ще потрібно 1 ₴.", "₴1 is still needed."],
])("a donor reads what is left of a goal, %o", (changes, ua, eng) => {
  expect(plain(remainderOf({ ...goal, ...changes }, "UA"))).toBe(ua);
  expect(plain(remainderOf({ ...goal, ...changes }, "ENG"))).toBe(eng);
});

test("nothing is said of a sum before the first report with sums", () => {
  expect(remainderOf({ ...goal, collected: 0, asOf: null }, "UA")).toMatch(/не.пораховано/);
  expect(datesOf({ ...endless, asOf: null }, "ENG")).toEqual([]);
});

test("a donor reads to which day money has been counted, and that later money is not", () => {
  const [sentence = "", ...others] = datesOf(endless, "ENG").map(plain);
  expect(sentence).toBe(
    "As of 30 September 2026, by the last published report. Money that arrived later is not counted yet.",
  );
  expect(others).toEqual([]);
});

test("a collection whose last day has passed is said to be over, and when its report is to come", () => {
  const ended = { ...endless, until: "2026-10-01", isOver: true };
  expect(datesOf(ended, "UA").map(plain).slice(1)).toEqual([
    "Збір тривав до 1 жовтня 2026 року й завершився.",
    "Звіт за останні дні збору ще не опубліковано.",
  ]);
  expect(datesOf({ ...ended, asOf: "2026-10-31" }, "UA")).toHaveLength(2);
  expect(plain(datesOf({ ...ended, isOver: false }, "UA")[1] ?? "")).toBe(
    "Збираємо до 1 жовтня 2026 року.",
  );
});
