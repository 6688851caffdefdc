import { parseAmount } from "./amounts.ts";
import type { StatementColumns } from "./columns.ts";
import { plainHeading, plainText } from "./plain-text.ts";
import type { StatementTable } from "./read-table.ts";
import { directionOf } from "./row-words.ts";

type Cells = readonly string[];
type Direction = "income" | "spending" | null;

const account = /рахун|р\/р|сч[её]т|iban|account/;
const payer =
  /платник|відправник|дебет|(?:^| )дт$|плательщик|отправител|payer|sender|debtor|debit|^from |^source /;
const recipient =
  /отримувач|одержувач|кредит|(?:^| )кт$|получател|recipient|beneficiary|payee|creditor|credit|^to |^target |^destination /;

/**
 * By what a sum is multiplied: banks that write sums without signs say in a column whether money was
 * spent, or whose account paid. Null where the cell that decides says nothing.
 */
export function signReader(
  table: StatementTable,
  { amount, direction }: StatementColumns,
): (cells: Cells) => 1 | -1 | null {
  if (amount === null) return () => 1;
  const data = table.rows.filter(({ isBroken }) => !isBroken).map(({ cells }) => cells);
  const read =
    direction === null
      ? accountReader(table, data)
      : (cells: Cells) => directionOf(cells[direction] ?? "");
  if (!read) return () => 1;
  const sums = data
    .filter((cells) => read(cells) === "spending")
    .map((cells) => parseAmount(cells[amount] ?? "")?.kopecks ?? 0);
  const all = data.map((cells) => parseAmount(cells[amount] ?? "")?.kopecks ?? 0);
  const haveSigns = all.some((sum) => sum < 0) && sums.every((sum) => sum <= 0);
  if (haveSigns) return () => 1;
  return (cells) => {
    const found = read(cells);
    return found === null ? null : found === "spending" ? -1 : 1;
  };
}

/** Our account, or our name, is the only one that is on one side of every payment, or the one above the headings. */
function accountReader(
  { headings, preamble }: StatementTable,
  data: readonly Cells[],
): ((cells: Cells) => Direction) | null {
  const names = headings.map(plainHeading);
  const [paying = -1, receiving = -1] = [payer, recipient].map((side) => {
    const found = names.findIndex((name) => account.test(name) && side.test(name));
    return found < 0 ? names.findIndex((name) => side.test(name)) : found;
  });
  if (paying < 0 || receiving < 0) return null;
  const sidesOf = (cells: Cells) => [numberOf(cells[paying]), numberOf(cells[receiving])];
  const rows = data.map(sidesOf).filter((sides) => sides.every((side) => side !== ""));
  const common = [...new Set(rows[0])].filter((one) => rows.every((sides) => sides.includes(one)));
  const above = numberOf(preamble.join(" "));
  const own = common.length === 1 ? common[0] : common.find((one) => above.includes(one));
  return (cells) => {
    const [from, to] = sidesOf(cells);
    if (!own || from === to) return null;
    return from === own ? "spending" : to === own ? "income" : null;
  };
}

const numberOf = (cell = ""): string => plainText(cell).replace(/[\s-]/g, "").toUpperCase();
