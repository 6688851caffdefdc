import fc from "fast-check";
import { expect, test } from "vitest";
import {
  incomeOf,
  maxAmount,
  maxBalance,
  maxLines,
  spendingOf,
  sumDifference,
} from "../../../../server/report/figures/figures-sums.ts";
import { directionOf, lineCategories } from "../../../../server/report/figures/line-category.ts";
import { periodOf } from "../../../../server/report/figures/stored-figures.ts";
import { aReportWithFigures } from "../../../support/content/a-report-with-figures.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

const someLine = fc.record({
  category: fc.constantFrom(...lineCategories),
  amount: fc.integer({ min: 1, max: maxAmount }),
});
const someLines = fc
  .array(someLine, { maxLength: maxLines })
  .map((lines) => lines.map((line) => ({ ...line, direction: directionOf[line.category] })));
const someBalance = fc.integer({ min: 0, max: maxBalance });

/** The same sums in integers of any size. */
const exactly = (lines: readonly { direction: string; amount: number }[], direction: string) =>
  lines
    .filter((line) => line.direction === direction)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);

test("income and spending are exact to the kopeck, whatever the lines are", () => {
  fc.assert(
    fc.property(someLines, someBalance, (lines, openingBalance) => {
      expect(BigInt(incomeOf(lines))).toBe(exactly(lines, "IN"));
      expect(BigInt(spendingOf(lines))).toBe(exactly(lines, "OUT"));
      const closingBalance = openingBalance + incomeOf(lines) - spendingOf(lines);
      expect(Number.isSafeInteger(closingBalance)).toBe(true);
      expect(sumDifference({ openingBalance, closingBalance, lines })).toBe(0);
    }),
  );
});

test("every tampered amount or balance is found, with the difference", () => {
  fc.assert(
    fc.property(
      fc.tuple(someLines, someBalance).filter(([lines]) => lines.length > 0),
      fc.nat(),
      fc.integer({ min: 1, max: maxAmount }),
      ([lines, openingBalance], place, change) => {
        const closingBalance = openingBalance + incomeOf(lines) - spendingOf(lines);
        const figures = { openingBalance, closingBalance, lines };
        const index = place % lines.length;
        const tampered = lines.map((line, at) =>
          at === index ? { ...line, amount: line.amount + change } : line,
        );
        const sign = lines[index]?.direction === "IN" ? -1 : 1;
        expect(sumDifference({ ...figures, lines: tampered })).toBe(sign * change);
        expect(sumDifference({ ...figures, closingBalance: closingBalance + change })).toBe(change);
        expect(sumDifference({ ...figures, openingBalance: openingBalance + change })).toBe(
          -change,
        );
      },
    ),
  );
});

test("the months of a year follow each other without a gap, in every year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2200 }), (year) => {
      const months = [...Array(12).keys()].map((index) => periodOf({ year, month: index + 1 }));
      for (const [index, { periodStart }] of months.entries()) {
        const before = months[index - 1] ?? periodOf({ year: year - 1, month: 12 });
        expect(Date.parse(periodStart) - Date.parse(before.periodEnd)).toBe(86_400_000);
      }
      const whole = { periodStart: months[0]?.periodStart, periodEnd: months[11]?.periodEnd };
      expect(periodOf({ year, month: 0 })).toEqual(whole);
    }),
  );
});

const read = `query ($year: Int) { reports(year: $year, drafts: true, reversed: true) { items {
  id month figures { income spending problems { code difference report { id } } } } } }`;

test("a chain of months is compared link by link, and a broken link is found where it is", async () => {
  let year = 2030;
  const someMonth = fc.array(
    fc.record({
      category: fc.constantFrom(...lineCategories),
      amount: fc.integer({ min: 1, max: 1_000_000_00 }),
    }),
    { maxLength: 4 },
  );
  const months = fc.array(someMonth, { minLength: 3, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      months,
      fc.nat(),
      fc.integer({ min: 1, max: 500 }),
      async (chain, at, slip) => {
        year += 2;
        const broken = 1 + (at % (chain.length - 1));
        let balance = maxBalance / 2;
        for (const [index, lines] of chain.entries()) {
          const sums = lines.map((line) => ({ ...line, direction: directionOf[line.category] }));
          const openingBalance = balance + (index === broken ? slip : 0);
          const closingBalance = openingBalance + incomeOf(sums) - spendingOf(sums);
          const figures = { openingBalance, closingBalance, lines };
          await aReportWithFigures(site, { year, month: index + 1, figures });
          balance = closingBalance;
        }
        const { reports } = await site.executeOrThrow(read, { year }, "editor");
        const [, ...rest] = reports.items;
        expect(reports.items).toHaveLength(chain.length);
        expect(reports.items[0].figures.problems).toEqual([]);
        for (const [index, { figures }] of rest.entries()) {
          const report = { id: reports.items[index].id };
          const problem = { code: "OPENING", difference: slip, report };
          expect(figures.problems).toEqual(index + 1 === broken ? [problem] : []);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test("a year is compared with the year before, and a deleted report with nothing", async () => {
  const figures = (openingBalance: number) => ({ openingBalance, closingBalance: openingBalance });
  await aReportWithFigures(site, { year: 2010, month: 12, figures: figures(7) });
  const year = await aReportWithFigures(site, { year: 2010, month: 0, figures: figures(5) });
  await aReportWithFigures(site, { year: 2011, month: 0, figures: figures(6) });
  await aReportWithFigures(site, { year: 2011, month: 1, figures: figures(7) });
  const problems = async () => {
    const { reports } = await site.executeOrThrow(read, { year: 2011 }, "editor");
    return reports.items.map((item: { figures: { problems: object[] } }) => item.figures.problems);
  };
  expect(await problems()).toEqual([
    [{ code: "OPENING", difference: 1, report: { id: year.id } }],
    [],
  ]);
  const remove =
    "mutation ($id: ID!, $version: Int!) { deleteItem(kind: REPORT, id: $id, version: $version) }";
  await site.executeOrThrow(remove, { ...year }, "editor");
  const before = `{ reportBefore(periodStart: "2011-01-01") { month figures { closingBalance } } }`;
  expect((await site.executeOrThrow(before, {}, "editor")).reportBefore).toEqual({
    month: 12,
    figures: { closingBalance: 7 },
  });
});
