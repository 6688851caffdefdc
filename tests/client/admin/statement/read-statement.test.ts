import { expect, test } from "vitest";
import {
  decodeStatement,
  maxStatementBytes,
} from "../../../../client/admin/report/statement/decode-statement.ts";
import {
  groupOperations,
  isImportedAlready,
} from "../../../../client/admin/report/statement/group-operations.ts";
import { parseDay } from "../../../../client/admin/report/statement/parse-day.ts";
import { proposeCategory } from "../../../../client/admin/report/statement/propose-category.ts";
import {
  readOperations,
  readTable,
  type StatementTable,
} from "../../../../client/admin/report/statement/read-statement.ts";
import { inWindows1251, monobank, privat24, raiffeisen, unnamed } from "./statements.ts";

const october = { periodStart: "2025-10-01", periodEnd: "2025-10-31" };

function tableOf(text: string): StatementTable {
  const table = readTable(text);
  if ("fault" in table) throw new Error(table.fault);
  return table;
}

function linesOf(text: string) {
  const { rows, columns } = tableOf(text);
  const { operations } = readOperations(rows, columns, october);
  return groupOperations(
    operations.map((operation) => ({
      ...operation,
      category: proposeCategory(operation),
      projectId: null,
    })),
  );
}

const sums = (text: string) => linesOf(text).map(({ category, amount }) => [category, amount]);

test("a statement of Privat24 becomes lines, and rows outside the month are counted", () => {
  expect(sums(privat24)).toEqual([
    ["DONATIONS", 1_500_50],
    ["PARTNERS", 20_000_00],
    ["BANK_FEES", 150_00],
  ]);
  const { rows, columns } = tableOf(privat24);
  expect(readOperations(rows, columns, october)).toMatchObject({ outside: 1, foreign: 0 });
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
  const { rows, headings, columns } = tableOf(unnamed);
  expect([headings, columns.date, columns.amount]).toEqual([["", "", ""], null, null]);
  const chosen = { ...columns, date: 0, amount: 1, details: 2 };
  expect(readOperations(rows, chosen, october).operations).toEqual([
    { day: "2025-10-01", amount: 100_00, details: "допомога" },
    { day: "2025-10-02", amount: -40_00, details: "продукти" },
  ]);
});

test("nothing of a donor is in the lines", () => {
  for (const text of [privat24, monobank, raiffeisen]) {
    const written = JSON.stringify(linesOf(text));
    for (const personal of ["Вигадан", "5168", "UA00", "Приклад", "Аптека", "ремонт"]) {
      expect(written).not.toContain(personal);
    }
  }
});

test("rows in another currency and rows without an amount are counted, not taken", () => {
  const text = `Дата;Сума;Валюта
01.10.2025;10,00;UAH
02.10.2025;20,00;EUR
03.10.2025;;UAH
03.10.2025;5,00;грн
Разом;35,00;UAH
`;
  const { rows, columns } = tableOf(text);
  const read = readOperations(rows, columns, october);
  expect(read).toMatchObject({ foreign: 1, unreadable: 2, outside: 0 });
  expect(read.operations.map(({ amount }) => amount)).toEqual([10_00, 5_00]);
});

test.each<[string, Uint8Array]>([
  ["UTF-8", new TextEncoder().encode(privat24)],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${privat24}`)],
  ["windows-1251", inWindows1251(privat24)],
  ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${privat24}`, "utf16le"))],
])("a statement in %s is read", (_, bytes) => {
  const decoded = decodeStatement(bytes);
  if ("fault" in decoded) throw new Error(decoded.fault);
  expect(sums(decoded.text)).toEqual(sums(privat24));
});

test.each<[string, Uint8Array, string]>([
  ["an empty file", new Uint8Array(), "empty"],
  ["a file of blank lines", new TextEncoder().encode("\n \n"), "empty"],
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), "notText"],
  ["a PDF", new TextEncoder().encode("%PDF-1.7"), "notText"],
  ["more than 10 MB", new Uint8Array(maxStatementBytes + 1).fill(49), "tooLarge"],
])("%s is refused", (_, bytes, fault) => {
  expect(decodeStatement(bytes)).toEqual({ fault });
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
  const operation = { day: "2025-10-01", amount: -5_00, details: "" };
  const lines = groupOperations([
    { ...operation, category: null, projectId: null },
    { ...operation, category: "SALARIES", projectId: null },
    { ...operation, category: "SALARIES", projectId: "camp" },
    { ...operation, category: "SALARIES", projectId: "camp" },
  ]);
  expect(lines.map(({ projectId, amount }) => [projectId, amount])).toEqual([
    [null, 5_00],
    ["camp", 10_00],
  ]);
});

test.each([
  ["31.10.2025 14:22:11", "2025-10-31"],
  ["2025-10-31T14:22", "2025-10-31"],
  ["1/2/25", "2025-02-01"],
  ["31.02.2025", null],
  ["5168 1111", null],
  ["сума", null],
])("%j is the day %j", (written, day) => {
  expect(parseDay(written)).toBe(day);
});
