import fc from "fast-check";
import { expect, test } from "vitest";
import { parseKopecks } from "../../../client/admin/report/figures/amount.ts";
import { formatExactHryvnias, formatExactMoney } from "../../../client/phrases/money.ts";

test.each([
  ["1 234,56", 123456],
  ["1\u00a0234,56", 123456],
  ["1’234,56", 123456],
  ["1,234.56", 123456],
  ["1.234,56", 123456],
  ["1,234,567", 123456700],
  ["1,234", 123400],
  ["640", 64000],
  ["640 грн", 64000],
  ["40.5", 4050],
  ["−40,50", -4050],
  ["+12", 1200],
  ["0", 0],
])("%j is %d kopecks", (text, kopecks) => {
  expect(parseKopecks(text)).toBe(kopecks);
});

test.each([
  "",
  "грн",
  "12,345,6",
  "1.2.3",
  "5,",
  "12a",
  "1,2345",
  "0,125",
  "0.125",
  "--5",
  "9".repeat(20),
])("%j is no amount", (text) => {
  expect(parseKopecks(text)).toBeNull();
});

/** Up to a billion hryvnias, which is the largest balance of a report. */
const someKopecks = fc.integer({ min: 0, max: 100_000_000_000_000 });

test("every amount that is shown to somebody can be typed again, in both languages", () => {
  fc.assert(
    fc.property(
      someKopecks,
      fc.constantFrom("UA" as const, "ENG" as const),
      (kopecks, language) => {
        for (const format of [formatExactHryvnias, formatExactMoney]) {
          expect(parseKopecks(format(kopecks, language).replace("₴", ""))).toBe(kopecks);
        }
      },
    ),
  );
});

test("whatever is typed, an amount is whole kopecks or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,- 'грн₴") }), (text) => {
      const kopecks = parseKopecks(text);
      expect(kopecks === null || Number.isSafeInteger(kopecks)).toBe(true);
    }),
  );
});
