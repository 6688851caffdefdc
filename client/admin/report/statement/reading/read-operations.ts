import type { StatementColumns } from "./columns.ts";
import { dayOrderOf } from "./days.ts";
import { type Operation, rowReader } from "./read-row.ts";
import type { StatementTable } from "./read-table.ts";
import type { Row } from "./rows.ts";

/** What the editor is asked; nothing is taken before. */
export type Question =
  | { about: "monthFirst"; sample: string }
  | { about: "longDecimals"; sample: string; amount: number }
  | { about: "unreadable"; rows: readonly Row[] };

export type Answers = {
  /** Whether "10/05/2026" is the 5th of October. */
  monthFirst?: boolean;
  /** Whether "150.000" is 150 hryvnias; false leaves such rows unread. */
  longDecimals?: boolean;
  /** Whether to go on without the rows that cannot be read; false is no answer. */
  unreadable?: boolean;
};

/** Why rows are left out without asking. */
type Reason = "outside" | "notDone" | "totals" | "zero";

export type ReadOperations = {
  operations: readonly Operation[];
  /** Operations that are not in hryvnias. */
  foreign: readonly Operation[];
  /** The lines of the file that are left out. */
  leftOut: Readonly<Record<Reason, readonly number[]>>;
  /** Those that are answered, too. */
  questions: readonly Question[];
};

/** The operations of a period, and what became of every other row. */
export function readOperations(
  table: StatementTable,
  columns: StatementColumns,
  period: { periodStart: string; periodEnd: string },
  answers: Answers = {},
): ReadOperations {
  const order = orderOfDays(table, columns);
  const read = rowReader(table, columns, answers.monthFirst ?? order.isMonthFirst);
  const [operations, foreign, unreadable]: [Operation[], Operation[], Row[]] = [[], [], []];
  const leftOut: Record<Reason, number[]> = { outside: [], notDone: [], totals: [], zero: [] };
  let long: { sample: string; amount: number } | null = null;
  for (const row of table.rows) {
    const found = read(row);
    if (found.kind === "text") continue;
    if (found.kind === "unreadable") unreadable.push(row);
    else if (found.kind !== "operation") leftOut[found.kind].push(row.line);
    else {
      const { operation, longDecimals } = found;
      if (longDecimals !== null) long ??= { sample: longDecimals, amount: operation.amount };
      if (operation.currency !== "UAH") foreign.push(operation);
      else if (operation.day < period.periodStart || operation.day > period.periodEnd) {
        leftOut.outside.push(row.line);
      } else if (longDecimals !== null && answers.longDecimals === false) unreadable.push(row);
      else {
        operations.push(operation);
      }
    }
  }
  const questions: Question[] = [];
  if (order.sample !== null) questions.push({ about: "monthFirst", sample: order.sample });
  if (long) questions.push({ about: "longDecimals", ...long });
  if (unreadable.length > 0) questions.push({ about: "unreadable", rows: unreadable });
  return { operations, foreign, leftOut, questions };
}

/** Those that wait for an answer. */
export const unanswered = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter(
    ({ about }) => answers[about] === undefined || (about === "unreadable" && !answers.unreadable),
  );

/** Whether dates begin with the month, and one to show where that is to be asked. */
function orderOfDays({ rows }: StatementTable, { date }: StatementColumns) {
  const cells = rows.filter(({ isBroken }) => !isBroken).map((row) => row.cells[date ?? -1] ?? "");
  const { order, sample } = dayOrderOf(cells);
  return { isMonthFirst: order === "monthFirst", sample: order === "dayFirst" ? null : sample };
}
