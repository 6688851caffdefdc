import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatExactMoney,
  formatMoney,
  moneyOfTable,
} from "../../../../client/phrases/money.ts";
import { chartCeiling } from "../../../../client/site/report/money/chart-ceiling.ts";
import { groupByCategory } from "../../../../client/site/report/money/group-lines.ts";
import { markUnitOf } from "../../../../client/site/report/money/mark-unit.ts";
import { monthRows } from "../../../../client/site/report/money/month-rows.ts";
import { sumByProject } from "../../../../client/site/report/money/sum-by-project.ts";

test.each([
  [128_400_00, "128\u00a0400\u00a0₴", "₴128,400"],
  [128_400_50, "128\u00a0401\u00a0₴", "₴128,401"],
  [1_000_00, "1\u00a0000\u00a0₴", "₴1,000"],
  [0, "0\u00a0₴", "₴0"],
  [-5_00, "-5\u00a0₴", "-₴5"],
  [1_000_000_000_000_00, "1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0₴", "₴1,000,000,000,000"],
])("visitors read %i kopecks as whole hryvnias with their sign", (kopecks, ua, eng) => {
  expect([formatMoney(kopecks, "UA"), formatMoney(kopecks, "ENG")]).toEqual([ua, eng]);
});

test("a donor reads euros and dollars in the same notation as hryvnias", () => {
  const amounts = ["UAH", "EUR", "USD"].map((currency) => [
    formatAmount(1500, currency, "UA"),
    formatAmount(1500, currency, "ENG"),
  ]);
  expect(amounts).toEqual([
    ["1\u00a0500\u00a0₴", "₴1,500"],
    ["1\u00a0500\u00a0€", "€1,500"],
    ["1\u00a0500\u00a0$", "$1,500"],
  ]);
});

test("a table has kopecks in all its cells or in none", () => {
  const whole = moneyOfTable([412_300_00, 0], "UA");
  expect([412_300_00, 0].map(whole)).toEqual(["412\u00a0300\u00a0₴", "0\u00a0₴"]);
  const exact = moneyOfTable([412_300_00, 10_05], "UA");
  expect([412_300_00, 10_05].map(exact)).toEqual(["412\u00a0300,00\u00a0₴", "10,05\u00a0₴"]);
  expect(moneyOfTable([412_300_00, 10_05], "ENG")(412_300_00)).toBe("₴412,300.00");
});

test("an editor reads every kopeck", () => {
  expect([5_00, 5_05].map((sum) => formatExactMoney(sum, "UA"))).toEqual([
    "5\u00a0₴",
    "5,05\u00a0₴",
  ]);
});

test.each([
  [[1_286_200_00, 518_700_00], 1_300_000_00],
  [[1_300_000_00], 1_300_000_00],
  [[9_99], 10_00],
  [[0, -5_00], 10_00],
])("the top of a chart of %j is %i kopecks, a round sum", (sums, top) => {
  expect(chartCeiling(sums)).toBe(top);
});

describe("one coin stands for a round sum", () => {
  test.each([
    [0, 1_000_00],
    [60_000_00, 1_000_00],
    [60_001_00, 2_000_00],
    [1_268_700_00, 50_000_00],
    [7_173_100_00, 200_000_00],
  ])("of which %i kopecks are at most sixty", (largest, unit) => {
    expect(markUnitOf([largest, 100_00])).toBe(unit);
  });

  test("which is the smallest of 1, 2, 5, 10 … thousand hryvnias that suffices", () => {
    for (let sum = 1_000_00; sum < 1e13; sum = Math.ceil(sum * 1.7)) {
      const unit = markUnitOf([sum]);
      expect(String(unit)).toMatch(/^[125]0{5,}$/);
      expect(sum / unit).toBeLessThanOrEqual(60);
      if (unit > 1_000_00) expect(sum / unit).toBeGreaterThan(24 - 1e-9);
    }
  });
});

test("the lines of a direction are grouped by category, the largest sum first", () => {
  const line = (category: "BANK_FEES" | "SALARIES" | "DONATIONS", amount: number, id: string) => ({
    moneyCategory: { id: category, name: "" },
    amount,
    id,
    direction: category === "DONATIONS" ? ("IN" as const) : ("OUT" as const),
  });
  const lines = [
    line("BANK_FEES", 60, "a"),
    line("DONATIONS", 900, "b"),
    line("SALARIES", 100, "c"),
    line("BANK_FEES", 50, "d"),
  ];
  const groups = groupByCategory(lines, "OUT");
  expect(groups.map(({ category, sum }) => [category.id, sum])).toEqual([
    ["BANK_FEES", 110],
    ["SALARIES", 100],
  ]);
  expect(groups[0]?.lines.map(({ id }) => id)).toEqual(["a", "d"]);
});

describe("a year's table", () => {
  const year = { year: 2025, isOldest: false, isNewest: true, now: new Date("2025-08-20T09:00Z") };

  test("has the months that have ended, and says which have no figures", () => {
    const periods = [
      { month: 3, id: "a" },
      { month: 3, id: "b" },
      { month: 5, id: "c" },
    ];
    const rows = monthRows(periods, year);
    expect(rows.map(({ month, period, why }) => [month, period?.id ?? why])).toEqual([
      [1, "noReport"],
      [2, "noReport"],
      [3, "a"],
      [3, "b"],
      [4, "noReport"],
      [5, "c"],
      [6, "notPublished"],
      [7, "inPreparation"],
    ]);
  });

  test("begins with the first figures there are", () => {
    const rows = monthRows([{ month: 5 }], { ...year, isOldest: true });
    expect(rows.map(({ month }) => month)).toEqual([5, 6, 7]);
  });

  test("has the whole year alone where no month was reported by itself", () => {
    expect(monthRows([{ month: 0 }], year)).toEqual([{ month: 0, period: { month: 0 } }]);
  });
});

test("the spending is summed by project; what belongs to none comes last", () => {
  const project = (id: string) => ({ id });
  const totals = [
    { direction: "OUT", amount: 900, project: null },
    { direction: "OUT", amount: 10, project: project("camp") },
    { direction: "IN", amount: 500, project: project("camp") },
    { direction: "OUT", amount: 15, project: project("toys") },
    { direction: "OUT", amount: 20, project: project("camp") },
  ] as const;
  expect(sumByProject(totals).map(({ project, sum }) => [project?.id, sum])).toEqual([
    ["camp", 30],
    ["toys", 15],
    [undefined, 900],
  ]);
});
