import { expect, test } from "vitest";
import { parseDay } from "../../../../client/admin/report/statement/reading/days.ts";
import { read, rows } from "./read.ts";

test.each([
  ["31.10.2025 14:22:11", "2025-10-31"],
  ["14:22 31.10.2025", "2025-10-31"],
  ["2025-10-31T14:22", "2025-10-31"],
  ["2025-10-31T14:22:05.123+03:00", "2025-10-31"],
  ["1/2/25", "2025-02-01"],
  ["2026/10/05", "2026-10-05"],
  ["2026.10.06", "2026-10-06"],
  ["20261007", "2026-10-07"],
  ["5 жовтня 2026", "2026-10-05"],
  ["05 жовтня 2026 р.", "2026-10-05"],
  ["5 ciчня 2026", "2026-01-05"],
  ["5 октября 2026 г.", "2026-10-05"],
  ["5 October 2026", "2026-10-05"],
  ["Oct 5, 2026, 9:15 PM", "2026-10-05"],
  ["05-OCT-26", "2026-10-05"],
  ["пн, 05.10.2026", "2026-10-05"],
  ["31.02.2025", null],
  ["5 вересню2026", null],
  ["5 столів 2026", null],
  ["5168 1111", null],
  ["05.10.2026;100", null],
  ["сума", null],
])("%j is the day %j", (written, day) => {
  expect(parseDay(written)).toBe(day);
});

test.each([
  ["10/25/2026", undefined, "1000 | monthFirst 10/25/2026"],
  ["10/25/2026 14:05", true, "1000"],
  ["10/25/2026", false, "| unreadable 2"],
  ["10-25-2026", undefined, "1000 | monthFirst 10-25-2026"],
  ["10/05/2026", undefined, "| outside 2 | monthFirst 10/05/2026"],
  ["10/05/2026", true, "1000"],
  ["05/10/2026", false, "1000"],
  ["10/10/2026", undefined, "1000"],
  ["25/10/2026", undefined, "1000"],
  ["05.10.2026", undefined, "1000"],
])("a date %j, answered %j, is read as %j", (date, monthFirst, expected) => {
  const answers = monthFirst === undefined ? {} : { monthFirst };
  expect(read(rows("Date;Details;Amount", `${date};x;10.00`), answers)).toBe(expected);
});

test.each([
  "Дата операцiї;Призначення платежу;Сумa",
  "Дaта i час операції;Деталі операції;Сума у валюті рахунку",
  "Дата операции;Назначение платежа;Сумма",
  "Дата;Описание;Сумма, грн.",
  "Transaction date;Description;Amount",
  "Дата и время;Основание;Сумма (UAH)",
  "Dаte;Details;Аmount",
])("the headings %j are known", (heading) => {
  expect(read(rows(heading, "05.10.2026;Внесок;10,00"))).toBe("1000");
});

test.each([
  "Дата;Приход;Расход",
  "Дата;Надходження, грн;Витрати, грн",
  "Дата операцiї;Кредит;Дебет",
  "Дата;Сума кредиту;Сума дебету",
  "Дата;Зараховано;Списано",
  "Date;Paid in;Paid out",
  "Date;Credit amount;Debit amount",
  "Date;Money in;Money out",
  "Дата;Сума (кредит);Сума (дебет)",
  "Date;Amount credit;Amount debit",
  "Дата;Оборот Кт;Оборот Дт",
])("the headings %j are of income and spending", (heading) => {
  expect(read(rows(heading, "05.10.2026;10,00;", "06.10.2026;—;20,00"))).toBe("1000 -2000");
});
