import { useMemo, useState } from "react";
import type { MoneyCategories } from "../../money-categories.ts";
import { type ChosenOperation, groupOperations } from "./group-operations.ts";
import { proposeCategory } from "./propose-category.ts";
import { isComplete, noColumns, type StatementColumns, withColumn } from "./reading/columns.ts";
import type { Encoding } from "./reading/encoding.ts";
import { type Answers, readOperations, unanswered } from "./reading/read-operations.ts";
import { openStatement } from "./reading/read-statement.ts";

type Choice = { categoryId?: string | null; projectId?: string | null };

/** What the editor chose for the file that is open. */
type Chosen = {
  encoding: Encoding | undefined;
  /** Null for those that were found. */
  columns: StatementColumns | null;
  answers: Answers;
  operations: ReadonlyMap<number, Choice>;
};

const nothingChosen: Chosen = {
  encoding: undefined,
  columns: null,
  answers: {},
  operations: new Map(),
};

/**
 * A statement that was chosen, and what the editor decided about it. All of it is in the memory of
 * this dialog alone: the file is neither sent nor kept.
 */
export function useStatement(
  period: { periodStart: string; periodEnd: string },
  categories: MoneyCategories,
) {
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const { answers } = chosen;
  const { periodStart, periodEnd } = period;

  const opened = useMemo(
    () => (bytes ? openStatement(bytes, chosen.encoding) : null),
    [bytes, chosen.encoding],
  );
  const table = opened && "table" in opened ? opened.table : null;
  const columns = chosen.columns ?? table?.columns ?? noColumns;
  const read = useMemo(
    () =>
      table && isComplete(columns)
        ? readOperations(table, columns, { periodStart, periodEnd }, answers)
        : null,
    [table, columns, periodStart, periodEnd, answers],
  );
  const operations = useMemo(
    () =>
      (read?.operations ?? []).map(
        (operation, index): ChosenOperation => ({
          ...operation,
          categoryId: proposeCategory(operation, categories),
          projectId: null,
          ...chosen.operations.get(index),
        }),
      ),
    [read, chosen.operations, categories],
  );
  const isUnanswered = read !== null && unanswered(read.questions, answers).length > 0;
  return {
    isOpen: opened !== null,
    fault: opened && "fault" in opened ? opened.fault : null,
    samples: opened && "samples" in opened ? opened.samples : null,
    table,
    columns,
    read,
    answers,
    isUnanswered,
    operations,
    /** None while a question waits for its answer. */
    lines: useMemo(
      () => (isUnanswered ? [] : groupOperations(operations)),
      [isUnanswered, operations],
    ),
    open: async (file: File) => {
      const content = new Uint8Array(await file.arrayBuffer());
      setChosen(nothingChosen);
      setBytes(content);
    },
    chooseEncoding: (encoding: Encoding) => setChosen({ ...nothingChosen, encoding }),
    /** Other columns are other operations: what was chosen for those before is forgotten. */
    chooseColumn: (name: keyof StatementColumns, column: number | null) =>
      setChosen(({ encoding }) => ({
        ...nothingChosen,
        encoding,
        columns: withColumn(columns, name, column),
      })),
    /** So are other answers, which may leave other rows unread. */
    answer: (answer: Answers) =>
      setChosen((now) => {
        const { unreadable, ...others } = now.answers;
        const isAboutRows = "unreadable" in answer;
        return isAboutRows
          ? { ...now, answers: { ...now.answers, ...answer } }
          : { ...now, answers: { ...others, ...answer }, operations: new Map() };
      }),
    choose: (index: number, choice: Choice) =>
      setChosen((now) => ({
        ...now,
        operations: new Map(now.operations).set(index, { ...now.operations.get(index), ...choice }),
      })),
  };
}

export type Statement = ReturnType<typeof useStatement>;
