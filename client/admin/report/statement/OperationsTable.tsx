import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney, formatForeignMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { categoryChoices } from "../../money-categories.ts";
import type { LineChoices } from "../figures/LineRow.tsx";
import type { ChosenOperation } from "./group-operations.ts";
import type { Operation } from "./reading/read-row.ts";
import styles from "./StatementDialog.module.css";
import type { Statement } from "./useStatement.ts";

type OperationsTableProps = { statement: Statement; choices: LineChoices };

/** Rows that are shown at first, and with each press. */
const step = 50;

/** The operations of the period, with the categories that are proposed, and those not in hryvnias. */
export function OperationsTable({ statement, choices }: OperationsTableProps) {
  const phrases = usePhrases(statementPhrases);
  const [shown, setShown] = useState(step);
  const { operations } = statement;
  const foreign = statement.read?.foreign ?? [];
  return (
    <div className={styles.scroll}>
      <table className={styles.operations}>
        <caption>{phrases.preview(operations.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{phrases.columnNames.date}</th>
            <th scope="col">{phrases.columnNames.amount}</th>
            <th scope="col">{phrases.columnNames.details}</th>
            <th scope="col">{phrases.category}</th>
            <th scope="col">{phrases.project}</th>
          </tr>
        </thead>
        <tbody>
          {operations.slice(0, shown).map((operation, index) => (
            <OperationRow
              // biome-ignore lint/suspicious/noArrayIndexKey: operations have no other identity
              key={index}
              operation={operation}
              place={index + 1}
              choices={choices}
              onChoice={(choice) => statement.choose(index, choice)}
            />
          ))}
          {foreign.slice(0, step).map((operation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: operations have no other identity
            <ForeignRow key={index} operation={operation} />
          ))}
        </tbody>
      </table>
      {shown < operations.length && (
        <Button variant="subtle" onClick={() => setShown(shown + step)}>
          {phrases.more(operations.length - shown)}
        </Button>
      )}
    </div>
  );
}

type OperationRowProps = {
  operation: ChosenOperation;
  place: number;
  choices: LineChoices;
  onChoice: (choice: Partial<Pick<ChosenOperation, "categoryId" | "projectId">>) => void;
};

function OperationRow({ operation, place, choices, onChoice }: OperationRowProps) {
  const phrases = usePhrases(statementPhrases);
  const reader = useLanguage();
  const direction = operation.amount > 0 ? "IN" : "OUT";
  const categories = categoryChoices(choices.categories, direction, reader);
  const sign = direction === "IN" ? "+" : "−";
  return (
    <tr data-out={operation.categoryId === null || undefined}>
      <td>{formatDay(operation.day, reader)}</td>
      <td>{`${sign} ${formatExactMoney(Math.abs(operation.amount), reader)}`}</td>
      <td className={styles.details}>{operation.details}</td>
      <td>
        <NativeSelect
          aria-label={phrases.categoryOf(place)}
          data={[...categories, { value: "", label: phrases.leaveOut }]}
          value={operation.categoryId ?? ""}
          onChange={(event) => onChoice({ categoryId: event.currentTarget.value || null })}
        />
      </td>
      <td>
        <NativeSelect
          aria-label={phrases.projectOf(place)}
          data={[{ value: "", label: phrases.noProject }, ...choices.projects]}
          value={operation.projectId ?? ""}
          onChange={(event) => onChoice({ projectId: event.currentTarget.value || null })}
        />
      </td>
    </tr>
  );
}

/** An operation in another currency, which is left out. */
function ForeignRow({ operation }: { operation: Operation }) {
  const phrases = usePhrases(statementPhrases);
  const reader = useLanguage();
  const { day, amount, currency, details } = operation;
  return (
    <tr data-out>
      <td>{formatDay(day, reader)}</td>
      <td>
        {`${amount > 0 ? "+" : "−"} ${formatForeignMoney(Math.abs(amount), currency, reader)}`}
      </td>
      <td className={styles.details}>{details}</td>
      <td colSpan={2}>{phrases.notInHryvnias}</td>
    </tr>
  );
}
