import {
  type Answers,
  readOperations,
  unanswered,
} from "../../../../client/admin/report/statement/reading/read-operations.ts";
import { readTable } from "../../../../client/admin/report/statement/reading/read-table.ts";

const october = { periodStart: "2026-10-01", periodEnd: "2026-10-31" };

/**
 * What is read of the text of a file: the sums of its operations in kopecks, and after bars what is
 * left out and what is asked, by currencies and lines: "1000 -2000 | EUR 500 | totals 4".
 */
export function read(text: string, answers: Answers = {}): string {
  const table = readTable(text);
  if ("fault" in table) return table.fault;
  const found = readOperations(table, table.columns, october, answers);
  const named = [
    ...found.foreign.map(({ amount, currency }) => `${currency} ${amount}`),
    ...Object.entries(found.leftOut).flatMap(([reason, lines]) =>
      lines.length > 0 ? [`${reason} ${lines.join()}`] : [],
    ),
    ...unanswered(found.questions, answers).map((question) =>
      question.about === "unreadable"
        ? `unreadable ${question.rows.map(({ line }) => line).join()}`
        : `${question.about} ${question.sample}`,
    ),
  ];
  return [found.operations.map(({ amount }) => amount).join(" "), ...named].join(" | ").trim();
}

export const rows = (...lines: string[]) => lines.join("\n");
