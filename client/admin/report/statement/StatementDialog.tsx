import { Alert, Button, FileButton, Group, Modal } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import { categoryName, directionOf } from "../../money-categories.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useReturnFocus } from "../../screen/useReturnFocus.ts";
import type { FormLine } from "../figures/figures-form.ts";
import type { LineChoices } from "../figures/LineRow.tsx";
import { isImportedAlready } from "./group-operations.ts";
import { LeftOutRows } from "./LeftOutRows.tsx";
import { OperationsTable } from "./OperationsTable.tsx";
import { StatementColumnFields } from "./StatementColumnFields.tsx";
import styles from "./StatementDialog.module.css";
import { EncodingQuestion, StatementQuestions } from "./StatementQuestions.tsx";
import { type Statement, useStatement } from "./useStatement.ts";

type StatementDialogProps = {
  period: { periodStart: string; periodEnd: string };
  choices: LineChoices;
  /** The report's lines. */
  lines: readonly FormLine[];
  onLines: (lines: readonly FormLine[]) => void;
  onClose: () => void;
};

/** Makes lines of a bank's CSV. The file does not leave the browser. */
export function StatementDialog({
  period,
  choices,
  lines,
  onLines,
  onClose,
}: StatementDialogProps) {
  useReturnFocus();
  const phrases = usePhrases(statementPhrases);
  const { close } = usePhrases(editingPhrases);
  const reader = useLanguage();
  const statement = useStatement(period, choices.categories);
  const { fault, samples, table, read, lines: grouped } = statement;
  const [first, last] = [period.periodStart, period.periodEnd].map((day) => formatDay(day, reader));
  const add = () => {
    onLines(grouped.map(({ operations, ...line }) => line));
    notifySuccess({ title: phrases.added(grouped.length), text: phrases.addedText });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={phrases.title}
      centered
      size="64rem"
      closeButtonProps={{ "aria-label": close }}
    >
      <div className={styles.parts}>
        <p>{phrases.promise}</p>
        <p className={styles.note}>{phrases.period(`${first}`, `${last}`)}</p>
        <FileButton
          accept=".csv,.txt,text/csv"
          onChange={(file) => file && void statement.open(file)}
        >
          {(props) => (
            <Button
              {...props}
              className={styles.choose ?? ""}
              variant={statement.isOpen ? "default" : "filled"}
              leftSection={<UploadIcon size={18} />}
            >
              {statement.isOpen ? phrases.chooseOther : phrases.choose}
            </Button>
          )}
        </FileButton>
        {fault && (
          <Alert color="poppy" role="alert">
            {phrases.faults[fault]}
          </Alert>
        )}
        {samples && <EncodingQuestion samples={samples} onChoose={statement.chooseEncoding} />}
        {table && <StatementColumnFields statement={statement} table={table} />}
        {read && (
          <>
            <LeftOutRows read={read} />
            <StatementQuestions statement={statement} questions={read.questions} />
            {read.operations.length === 0 && (
              <Alert color="poppy" role="alert">
                {phrases.nothing}
              </Alert>
            )}
            {read.operations.length + read.foreign.length > 0 && (
              <OperationsTable statement={statement} choices={choices} />
            )}
          </>
        )}
        {grouped.length > 0 && (
          <section className={styles.result} aria-label={phrases.result}>
            <h3>{phrases.result}</h3>
            <GroupedLines statement={statement} choices={choices} />
          </section>
        )}
        {isImportedAlready(grouped, lines) && (
          <Alert color="honey" role="alert">
            {phrases.duplicate}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button disabled={grouped.length === 0} onClick={add}>
            {phrases.add(grouped.length)}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

function GroupedLines({ statement, choices }: { statement: Statement; choices: LineChoices }) {
  const phrases = usePhrases(statementPhrases);
  const reader = useLanguage();
  return (
    <ul>
      {statement.lines.map(({ categoryId, projectId, amount, operations }) => {
        const project = choices.projects.find(({ value }) => value === projectId)?.label;
        const sign = directionOf(choices.categories, categoryId) === "IN" ? "+" : "−";
        return (
          <li key={`${categoryId} ${projectId}`}>
            <b>{`${sign} ${formatExactMoney(amount, reader)}`}</b>
            <span>
              {[categoryName(choices.categories, categoryId, reader), project]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span className={styles.note}>{phrases.operations(operations)}</span>
          </li>
        );
      })}
    </ul>
  );
}
