import { describe, expect, test } from "vitest";
import {
  groupOperations,
  isImportedAlready,
} from "../../../../client/admin/report/statement/group-operations.ts";
import { proposeCategory } from "../../../../client/admin/report/statement/propose-category.ts";
import { withColumn } from "../../../../client/admin/report/statement/reading/columns.ts";
import { readOperations } from "../../../../client/admin/report/statement/reading/read-operations.ts";
import {
  readTable,
  type StatementTable,
} from "../../../../client/admin/report/statement/reading/read-table.ts";
import { startingMoneyCategories } from "../../../../server/starting-content/money-categories.ts";
import { monobank, privat24, raiffeisen, unnamed } from "./statements.ts";

const october = { periodStart: "2025-10-01", periodEnd: "2025-10-31" };

function tableOf(text: string): StatementTable {
  const table = readTable(text);
  if ("fault" in table) throw new Error(table.fault);
  return table;
}

function linesOf(text: string) {
  const table = tableOf(text);
  const { operations } = readOperations(table, table.columns, october);
  return groupOperations(
    operations.map((operation) => ({
      ...operation,
      categoryId: proposeCategory(operation, startingMoneyCategories),
      projectId: null,
    })),
  );
}

const sums = (text: string) => linesOf(text).map(({ categoryId, amount }) => [categoryId, amount]);

test("a statement of Privat24 becomes lines, and rows outside the month are counted", () => {
  expect(sums(privat24)).toEqual([
    ["DONATIONS", 1_500_50],
    ["PARTNERS", 20_000_00],
    ["BANK_FEES", 150_00],
  ]);
  const table = tableOf(privat24);
  expect(readOperations(table, table.columns, october)).toMatchObject({
    leftOut: { outside: [6] },
    foreign: [],
  });
});

test("a statement of monobank becomes lines in the currency of the card", () => {
  expect(sums(monobank)).toEqual([
    ["DONATIONS", 250_00],
    ["MEDICAL_HELP", 1_240_55],
    ["DONATIONS_ABROAD", 4_100_00],
  ]);
});

test("a statement with columns for debit and credit becomes lines", () => {
  expect(sums(raiffeisen)).toEqual([
    ["GRANTS", 12_000_00],
    ["SALARIES", 10_000_00],
  ]);
});

test("the columns of a file without headings are chosen by the editor", () => {
  const table = tableOf(unnamed);
  expect([table.headings, table.columns.date, table.columns.amount]).toEqual([
    ["", "", ""],
    null,
    null,
  ]);
  const chosen = { ...table.columns, date: 0, amount: 1, details: 2 };
  expect(readOperations(table, chosen, october).operations).toEqual([
    { day: "2025-10-01", amount: 100_00, currency: "UAH", details: "допомога" },
    { day: "2025-10-02", amount: -40_00, currency: "UAH", details: "продукти" },
  ]);
});

test("the columns of debit and credit are chosen by the editor", () => {
  const table = tableOf("Коли;Мінус;Плюс\n01.10.2025;40,00;\n02.10.2025;;100,00\n");
  const date = withColumn(table.columns, "date", 0);
  const columns = withColumn(withColumn(date, "spending", 1), "income", 2);
  const amounts = readOperations(table, columns, october).operations.map(({ amount }) => amount);
  expect(amounts).toEqual([-40_00, 100_00]);
  expect(withColumn(columns, "amount", 1)).toMatchObject({
    income: null,
    spending: null,
    amount: 1,
  });
  expect(withColumn({ ...date, amount: 1 }, "income", 2)).toMatchObject({
    income: 2,
    amount: null,
  });
});

test("nothing of a donor is in the lines", () => {
  for (const text of [privat24, monobank, raiffeisen]) {
    const written = JSON.stringify(linesOf(text));
    for (const personal of ["Вигадан", "5168", "UA00", "Приклад", "Аптека", "ремонт"]) {
      expect(written).not.toContain(personal);
    }
  }
});

test.each([
  ["a list of names", "Ім’я;Місто\nОлена;Чернівці\nІван;Калуш\n"],
  ["a text without columns", "Це не виписка\nа лист\n"],
])("%s has no amounts", (_, text) => {
  expect(readTable(text)).toEqual({ fault: "noAmount" });
});

test("a statement that was imported before is recognised", () => {
  const grouped = linesOf(privat24);
  expect(isImportedAlready(grouped, grouped)).toBe(true);
  expect(isImportedAlready(grouped, grouped.slice(1))).toBe(false);
  expect(isImportedAlready([], grouped)).toBe(false);
});

test("an operation that the editor leaves out is in no line, and projects have lines of their own", () => {
  const operation = { day: "2025-10-01", amount: -5_00, currency: "UAH", details: "" };
  const lines = groupOperations([
    { ...operation, categoryId: null, projectId: null },
    { ...operation, categoryId: "SALARIES", projectId: null },
    { ...operation, categoryId: "SALARIES", projectId: "camp" },
    { ...operation, categoryId: "SALARIES", projectId: "camp" },
  ]);
  expect(lines.map(({ projectId, amount }) => [projectId, amount])).toEqual([
    [null, 5_00],
    ["camp", 10_00],
  ]);
});

describe("a proposed category", () => {
  const refund = { amount: 5_00, details: "Повернення коштів" };
  const salary = { amount: -5_00, details: "Зарплата за жовтень" };
  const category = (id: string, direction: "IN" | "OUT", isHidden = false) => ({
    id,
    direction,
    nameUa: id,
    nameEng: id,
    isHidden,
  });

  test("is one that the foundation offers", () => {
    const offered = [
      category("DONATIONS", "IN"),
      category("OTHER_INCOME", "IN", true),
      category("OWN", "OUT"),
      category("CAMPS", "OUT"),
    ];
    expect([refund, salary].map((one) => proposeCategory(one, offered))).toEqual([
      "DONATIONS",
      "CAMPS",
    ]);
  });
});
