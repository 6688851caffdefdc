import { expect, test } from "vitest";
import { read, rows } from "./read.ts";

test.each<[string, string, string]>([
  [
    "begins a cell",
    rows("Дата;Опис;Сума", '05.10.2026;"Тепло" дітям;10,00', "06.10.2026;Б;20,00"),
    "1000 2000",
  ],
  [
    "begins a cell and does not close",
    rows("Дата;Опис;Сума", '05.10.2026;"Тепло дітям;10,00', "06.10.2026;Б;20,00"),
    "1000 2000",
  ],
  [
    "begins the last cell and does not close",
    rows("Дата;Сума;Опис", '05.10.2026;10,00;"Тепло', '06.10.2026;20,00;Б"', "07.10.2026;30,00;В"),
    "1000 2000 3000",
  ],
  [
    "opens in one row and closes in a later one",
    rows("Дата;Опис;Сума", '05.10.2026;"А;10,00', "06.10.2026;Б;20,00", '07.10.2026;В";30,00'),
    "1000 2000 3000",
  ],
  [
    "is inside a cell",
    rows("Дата;Опис;Сума", '05.10.2026;ТОВ "Приклад";10,00', "06.10.2026;Б;20,00"),
    "1000 2000",
  ],
  [
    "is not doubled inside quotes",
    rows("Дата,Опис,Сума", '05.10.2026,"ТОВ "Приклад"",10.00', "06.10.2026,Б,20.00"),
    "1000 2000",
  ],
  [
    "is before a delimiter that belongs to the text",
    rows("Дата;Опис;Сума", '05.10.2026;"Тепло; дітям" внесок;10,00', "06.10.2026;Б;20,00"),
    "2000 | unreadable 2",
  ],
  [
    "closes a cell of two lines",
    rows("Дата;Опис;Сума", '05.10.2026;"Внесок\nна ліки";10,00', "06.10.2026;Б;20,00"),
    "1000 2000",
  ],
  [
    "closes the first cell, of two lines",
    rows("Опис;Дата;Сума", '"Внесок\nна ліки";05.10.2026;10,00', "Б;06.10.2026;20,00"),
    "1000 2000",
  ],
  [
    "closes the last cell, of two lines",
    rows("Дата;Сума;Опис", '05.10.2026;10,00;"Внесок\nна ліки"', "06.10.2026;20,00;Б"),
    "1000 2000",
  ],
])("no row is lost where a quotation mark %s", (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each<[string, string, string]>([
  [
    "one cell more",
    rows("Дата;Опис;Сума;Залишок", "05.10.2026;А;Б;10,00;500,00", "06.10.2026;Б;20,00;520,00"),
    "2000 | unreadable 2",
  ],
  [
    "one cell fewer",
    rows("Дата;Опис;Сума;Залишок", "05.10.2026;10,00;500,00", "06.10.2026;Б;20,00;520,00"),
    "2000 | unreadable 2",
  ],
  [
    "commas of decimals that divide cells",
    rows("Дата,Опис,Сума,Валюта", "05.10.2026,А,10,00,UAH"),
    "| unreadable 2",
  ],
  [
    "another delimiter",
    rows("Дата;Опис;Сума", "05.10.2026,А,10", "06.10.2026;Б;20,00"),
    "2000 | unreadable 2",
  ],
  [
    "a line break in the text",
    rows("Дата;Опис;Сума", "05.10.2026;Внесок", "на ліки;10,00", "06.10.2026;Б;20,00"),
    "2000 | unreadable 2",
  ],
  [
    "a date that does not exist",
    rows("Дата;Опис;Сума", "31.02.2026;А;10,00", "06.10.2026;Б;20,00"),
    "2000 | unreadable 2",
  ],
  ["no sum", rows("Дата;Опис;Сума", "05.10.2026;А;", "06.10.2026;Б;20,00"), "2000 | unreadable 2"],
  [
    "a sum that is a text",
    rows("Дата;Опис;Сума", "05.10.2026;А;10,00;", "06.10.2026;Б;двадцять"),
    "1000 | unreadable 3",
  ],
  [
    "both a debit and a credit",
    rows("Дата;Опис;Дебет;Кредит", "05.10.2026;А;5,00;10,00", "06.10.2026;Б;;20,00"),
    "2000 | unreadable 2",
  ],
])("the editor is told of a line with %s", (_, text, expected) => {
  expect(read(text)).toBe(expected);
  const [sums] = expected.split(/ ?\| /);
  expect(read(text, { unreadable: true })).toBe(sums);
});

test.each<[string, string, string]>([
  [
    "blank ends of rows",
    rows("Дата;Опис;Сума", "05.10.2026;А;10,00;;", "06.10.2026;Б;20,00;"),
    "1000 2000",
  ],
  [
    "a blank end of the headings",
    rows("Дата;Опис;Сума;", "05.10.2026;А;10,00", "06.10.2026;Б;20,00;"),
    "1000 2000",
  ],
  [
    "texts below the rows",
    rows(
      "Дата;Опис;Сума",
      "05.10.2026;А;10,00",
      "Виписку сформовано 01.11.2026 о 10:15",
      "Підпис;;",
    ),
    "1000",
  ],
  ["numbers of the columns", rows("Дата;Опис;Сума", "1;2;3", "05.10.2026;А;10,00"), "1000"],
  [
    "headings that are repeated on each page",
    rows("Дата;Опис;Сума", "05.10.2026;А;10,00", "Дата;Опис;Сума", "06.10.2026;А;20,00"),
    "1000 2000",
  ],
  ["noughts that a formula keeps", rows("Дата;Опис;Сума", '="05.10.2026";А;="10,00"'), "1000"],
  [
    "a delimiter that is named in the first line",
    rows("sep=;", "Дата;Опис;Сума", "05.10.2026;А, Б, В, Г;10,00"),
    "1000",
  ],
])("a file with %s is read", (_, text, expected) => {
  expect(read(text)).toBe(expected);
});
