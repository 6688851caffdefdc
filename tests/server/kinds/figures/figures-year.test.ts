import { beforeEach, expect, test } from "vitest";
import {
  aReportWithDraftFigures,
  aReportWithPublicFigures,
} from "../../../support/content/public-figures.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate report cascade"));

const query = `query ($year: Int!) {
  figuresYears { year periodStart periodEnd }
  latestFigures { month }
  figuresYear(year: $year, language: ENG) {
    openingBalance income spending closingBalance
    periods { id month openingBalance income spending closingBalance }
    totals { direction category amount project { id translation { name } } }
  }
}`;
const read = (year: number) => site.executeOrThrow(query, { year });

const donations = (amount: number) => ({ category: "DONATIONS" as const, amount });

test("a visitor reads the sums of a year, its months in order, and what they were spent on", async () => {
  const { id: projectId } = await aPublishedItem(site, "Project", {
    translations: { ua: { name: "Табір" }, eng: { name: "Camp" } },
  });
  await aReportWithPublicFigures(site, {
    month: 4,
    openingBalance: 1_500_00,
    lines: [
      donations(200_00),
      { category: "TOGETHER_POINTS", amount: 50_00, projectId },
      { category: "TOGETHER_POINTS", amount: 25_00, projectId },
    ],
  });
  await aReportWithPublicFigures(site, {
    month: 3,
    lines: [donations(510_00), { category: "BANK_FEES", amount: 10_00 }],
  });
  const { figuresYear, figuresYears, latestFigures } = await read(2026);
  expect(latestFigures).toEqual({ month: 4 });
  expect(figuresYears).toEqual([
    { year: 2026, periodStart: "2026-03-01", periodEnd: "2026-04-30" },
  ]);
  expect(figuresYear).toMatchObject({
    openingBalance: 1_000_00,
    income: 710_00,
    spending: 85_00,
    closingBalance: 1_625_00,
    periods: [
      { month: 3, income: 510_00, spending: 10_00, closingBalance: 1_500_00 },
      { month: 4, income: 200_00, spending: 75_00, closingBalance: 1_625_00 },
    ],
    totals: [
      { direction: "IN", category: "DONATIONS", amount: 710_00, project: null },
      {
        direction: "OUT",
        category: "TOGETHER_POINTS",
        amount: 75_00,
        project: { id: projectId, translation: { name: "Camp" } },
      },
      { direction: "OUT", category: "BANK_FEES", amount: 10_00, project: null },
    ],
  });
});

test("nothing is counted twice: a report of the whole year counts only in a year without months", async () => {
  const whole = (year: number) =>
    aReportWithPublicFigures(site, { year, month: 0, lines: [donations(900_00)] });
  await whole(2025);
  await whole(2026);
  await aReportWithPublicFigures(site, { month: 3, lines: [donations(100_00)] });
  expect((await read(2025)).figuresYear).toMatchObject({ income: 900_00, periods: [{ month: 0 }] });
  expect((await read(2026)).figuresYear).toMatchObject({ income: 100_00, periods: [{ month: 3 }] });
});

test("figures that are not published, or of a report that is not public, do not count", async () => {
  await aReportWithDraftFigures(site, { month: 1, lines: [donations(1_00)] });
  const hidden = await aReportWithPublicFigures(site, {
    month: 2,
    lines: [donations(2_00)],
  });
  await site.db.query("update report set deleted_at = now() where id = $1", [hidden.id]);
  const drafts = await site.execute(query, { year: 2026 }, "admin");
  expect([await read(2026), drafts.data]).toEqual([
    { figuresYear: null, figuresYears: [], latestFigures: null },
    { figuresYear: null, figuresYears: [], latestFigures: null },
  ]);
});

test("a year and the latest month take four statements whatever the number of months", async () => {
  const count = () => site.countStatements(() => read(2026));
  const lines = [donations(100_00)];
  await aReportWithPublicFigures(site, { month: 1, lines });
  const one = await count();
  for (const month of [2, 3, 4]) await aReportWithPublicFigures(site, { month, lines });
  expect([one, await count()]).toEqual([4, 4]);
});

test("a visitor goes from a month to the months beside it, past drafts", async () => {
  const report = (month: number) =>
    aPublishedItem(site, "Report", {
      year: 2026,
      month,
      translations: { ua: { description: "Звіт" } },
    });
  await report(1);
  const february = await report(2);
  const draft = await report(3);
  await site.db.query("update report_translation set published_at = null where item_id = $1", [
    draft.id,
  ]);
  await report(4);
  const { reportNeighbours } = await site.executeOrThrow(
    "query ($id: ID!) { reportNeighbours(id: $id) { previous { month } next { month } } }",
    { id: february.id },
  );
  expect(reportNeighbours).toEqual({ previous: { month: 4 }, next: { month: 1 } });
});
