import { expect, test } from "vitest";
import { read, rows } from "./read.ts";

test.each<[string, string, string]>([
  [
    "in the heading of the account's sums",
    rows("Дата;Деталі;Сума в валюті картки (EUR)", "05.10.2026;Внесок;10,00"),
    "| EUR 1000",
  ],
  [
    "after a comma in the heading",
    rows('Дата,Деталі,"Сума, USD"', "05.10.2026,Внесок,10.00"),
    "| USD 1000",
  ],
  [
    "in the headings of debit and credit",
    rows("Date;Details;Debit (EUR);Credit (EUR)", "05.10.2026;x;;10,00"),
    "| EUR 1000",
  ],
  [
    "in a column of any name",
    rows("Дата;Деталі;Сума;Вал. рах.", "05.10.2026;Внесок;10,00;EUR", "06.10.2026;Внесок;5,00;UAH"),
    "500 | EUR 1000",
  ],
  [
    "in a column of signs without a name",
    rows("Дата;Деталі;Сума;", "05.10.2026;Внесок;10,00;€", "06.10.2026;Внесок;5,00;₴"),
    "500 | EUR 1000",
  ],
  [
    "in digits",
    rows("Дата;Сума;Код валюти", "05.10.2026;10,00;840", "06.10.2026;5,00;980"),
    "500 | USD 1000",
  ],
  [
    "in words",
    rows("Дата;Сума;Валюта", "05.10.2026;10,00;Долар США", "06.10.2026;5,00;гривня"),
    "500 | USD 1000",
  ],
  [
    "in the sum itself",
    rows("Дата;Опис;Сума", "05.10.2026;Внесок;€10,00", "06.10.2026;Внесок;5,00 грн"),
    "500 | EUR 1000",
  ],
  [
    "above the headings",
    rows("Рахунок: UA00T", "Валюта рахунку: EUR", "Дата;Опис;Сума", "05.10.2026;Внесок;10,00"),
    "| EUR 1000",
  ],
  [
    "above the headings, in cells and in words",
    rows("Валюта;Євро;", "Дата;Опис;Сума", "05.10.2026;Внесок;10,00"),
    "| EUR 1000",
  ],
  [
    "above the headings, in English",
    rows("Account currency: USD", "Date,Details,Amount", "2026-10-05,x,10.00"),
    "| USD 1000",
  ],
  [
    "beside the account's number",
    rows("Рахунок UA00T (USD)", "Дата;Опис;Сума", "05.10.2026;Внесок;10,00"),
    "| USD 1000",
  ],
  [
    "above, while the column is that of the operation",
    rows(
      "Валюта рахунку: UAH",
      "Дата;Деталі;Сума у валюті рахунку;Сума у валюті операції;Валюта",
      "05.10.2026;x;410,00;10,00;EUR",
    ),
    "41000",
  ],
  [
    "shown by sums that are the same",
    rows(
      "Дата;Деталі;Сума у валюті рахунку;Сума у валюті операції;Валюта",
      "05.10.2026;x;10,00;10,00;EUR",
      "06.10.2026;x;2,00;80,00;UAH",
    ),
    "| EUR 1000 | EUR 200",
  ],
  [
    "of a second account in the same file",
    rows(
      "Валюта рахунку: UAH",
      "Дата;Опис;Сума",
      "05.10.2026;x;10,00",
      "Валюта рахунку: EUR",
      "Дата;Опис;Сума",
      "06.10.2026;x;20,00",
    ),
    "1000 | EUR 2000",
  ],
  ["unknown, but not hryvnias", rows("Дата;Сума;Валюта", "05.10.2026;10,00;бали"), "| бали 1000"],
])("the currency of a sum is %s", (_, text, expected) => {
  expect(read(text)).toBe(expected);
});
