import { useMemo, useState } from "react";
import type { LineCategory } from "../../../phrases/line-categories.ts";
import { decodeStatement } from "./decode-statement.ts";
import { type ChosenOperation, groupOperations } from "./group-operations.ts";
import { proposeCategory } from "./propose-category.ts";
import {
  readOperations,
  readTable,
  type StatementFault,
  type StatementTable,
} from "./read-statement.ts";
import { isComplete, noColumns, type StatementColumns } from "./statement-columns.ts";

type Choice = { category?: LineCategory | null; projectId?: string | null };

/**
 * A statement that was chosen, and what the editor decided about it. All of it is in the memory of
 * this dialog alone: the file is neither sent nor kept.
 */
export function useStatement(period: { periodStart: string; periodEnd: string }) {
  const [fault, setFault] = useState<StatementFault | null>(null);
  const [table, setTable] = useState<StatementTable | null>(null);
  const [columns, setColumns] = useState<StatementColumns>(noColumns);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { periodStart, periodEnd } = period;

  const open = async (file: File) => {
    setTable(null);
    setChoices(new Map());
    const decoded = decodeStatement(new Uint8Array(await file.arrayBuffer()));
    const found = "fault" in decoded ? decoded : readTable(decoded.text);
    if ("fault" in found) return setFault(found.fault);
    setFault(null);
    setTable(found);
    setColumns(found.columns);
  };
  const read = useMemo(
    () =>
      table && isComplete(columns)
        ? readOperations(table.rows, columns, { periodStart, periodEnd })
        : null,
    [table, columns, periodStart, periodEnd],
  );
  const operations = useMemo(
    () =>
      (read?.operations ?? []).map(
        (operation, index): ChosenOperation => ({
          ...operation,
          category: proposeCategory(operation),
          projectId: null,
          ...choices.get(index),
        }),
      ),
    [read, choices],
  );
  return {
    fault,
    table,
    columns,
    read,
    operations,
    lines: useMemo(() => groupOperations(operations), [operations]),
    open,
    /** Other columns are other operations: what was chosen for those before is forgotten. */
    chooseColumns: (changed: Partial<StatementColumns>) => {
      setColumns((now) => ({ ...now, ...changed }));
      setChoices(new Map());
    },
    choose: (index: number, choice: Choice) =>
      setChoices((now) => new Map(now).set(index, { ...now.get(index), ...choice })),
  };
}

export type Statement = ReturnType<typeof useStatement>;
