import { describe, expect, test } from "vitest";
import { formatExactHryvnias, formatHryvnias, formatMoney } from "../../../client/phrases/money.ts";
import { groupByCategory } from "../../../client/site/report/money/group-lines.ts";
import { markUnitOf } from "../../../client/site/report/money/mark-unit.ts";
import { monthRows } from "../../../client/site/report/money/month-rows.ts";
import { sumByProject } from "../../../client/site/report/money/sum-by-project.ts";

test.each([
  [128_400_00, "128\u00a0400", "128,400"],
  [128_400_50, "128\u00a0400,50", "128,400.50"],
  [5_05, "5,05", "5.05"],
  [1_000_00, "1\u00a0000", "1,000"],
  [0, "0", "0"],
  [1_000_000_000_000_01, "1\u00a0000\u00a0000\u00a0000\u00a0000,01", "1,000,000,000,000.01"],
])("%i kopecks are written as hryvnias in both languages", (kopecks, ua, eng) => {
  expect([formatHryvnias(kopecks, "UA"), formatHryvnias(kopecks, "ENG")]).toEqual([ua, eng]);
});

test("a column of a table has decimals, a sentence has the currency's sign", () => {
  expect(formatExactHryvnias(5_00, "UA")).toBe("5,00");
  expect([formatMoney(640_00, "UA"), formatMoney(640_00, "ENG")]).toEqual(["640\u00a0₴", "₴640"]);
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
    category,
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
  expect(groups.map(({ category, sum }) => [category, sum])).toEqual([
    ["BANK_FEES", 110],
    ["SALARIES", 100],
  ]);
  expect(groups[0]?.lines.map(({ id }) => id)).toEqual(["a", "d"]);
});

describe("a year's table", () => {
  test("has twelve months, and says which have no figures", () => {
    const rows = monthRows([
      { month: 3, id: "a" },
      { month: 3, id: "b" },
      { month: 5, id: "c" },
    ]);
    expect(rows).toHaveLength(13);
    expect(rows.filter(({ period }) => period).map(({ period }) => period?.id)).toEqual([
      "a",
      "b",
      "c",
    ]);
    expect(rows[0]).toEqual({ month: 1, period: null });
  });

  test("has the whole year alone where no month was reported by itself", () => {
    expect(monthRows([{ month: 0 }])).toEqual([{ month: 0, period: { month: 0 } }]);
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
