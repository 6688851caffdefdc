import { type Amount, parseAmount } from "./amounts.ts";
import { isOfAccount } from "./column-names.ts";
import type { StatementColumns } from "./columns.ts";
import { currencyOfCell, currencyOfHeading } from "./currencies.ts";
import { plainHeading } from "./plain-text.ts";
import type { StatementTable } from "./read-table.ts";

type Cells = readonly string[];

const ofOperation =
  /^(?:сум{1,2}а .*валют[іе] (?:операц|транзакц|платеж)|(?:operation|original) amount)/;
const currencyOfOperation = /^(?:валюта|currency)(?:$| )|(?:operation|original) currency/;

/**
 * The currency of a sum: as its cell, the heading above it or the column of currencies says, else that
 * of the account. A file that names none is of an account in hryvnias.
 */
export function currencyReader(
  table: StatementTable,
  columns: StatementColumns,
): (cells: Cells, amount: Amount, account: string | null) => string {
  const sums = [columns.amount, columns.income, columns.spending];
  const ofHeading = sums
    .map((column) => currencyOfHeading(table.headings[column ?? -1] ?? ""))
    .find((currency) => currency !== null);
  const shown = currencyThatRowsShow(table, columns);
  return (cells, amount, account) => {
    const cell = (cells[columns.currency ?? -1] ?? "").trim();
    return (
      amount.currency ??
      ofHeading ??
      currencyOfCell(cell) ??
      (cell || null) ??
      account ??
      shown ??
      "UAH"
    );
  };
}

/** Where the sums of an operation and of the account are the same, their currency is the same. */
function currencyThatRowsShow(
  { headings, rows }: StatementTable,
  { amount }: StatementColumns,
): string | null {
  const names = headings.map(plainHeading);
  const [other, currency] = [ofOperation, currencyOfOperation].map((pattern) =>
    names.findIndex((name) => pattern.test(name)),
  );
  if (amount === null || other === amount || !isOfAccount(names[amount])) return null;
  const found = new Set(
    rows
      .map(({ cells }) => ({
        sums: [amount, other].map((column) => parseAmount(cells[column ?? -1] ?? "")?.kopecks),
        currency: currencyOfCell(cells[currency ?? -1] ?? ""),
      }))
      .filter(({ sums: [one, same] }) => one !== undefined && one === same)
      .map((row) => row.currency),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
