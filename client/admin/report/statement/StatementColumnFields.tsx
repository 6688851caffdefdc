import { NativeSelect } from "@mantine/core";
import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { StatementTable } from "./read-statement.ts";
import styles from "./StatementDialog.module.css";
import type { StatementColumns } from "./statement-columns.ts";
import type { Statement } from "./useStatement.ts";

/** Which column is what, as the headings name them or as the editor chooses. */
export function StatementColumnFields({
  statement,
  table,
}: {
  statement: Statement;
  table: StatementTable;
}) {
  const phrases = usePhrases(statementPhrases);
  const { columns } = statement;
  const isInTwo = columns.income !== null || columns.spending !== null;
  const names: (keyof StatementColumns)[] = isInTwo
    ? ["date", "income", "spending", "details", "currency"]
    : ["date", "amount", "details", "currency"];
  const width = Math.max(...[table.headings, ...table.rows.slice(0, 20)].map((row) => row.length));
  const data = [
    { value: "", label: phrases.noColumn },
    ...[...Array(width).keys()].map((column) => ({
      value: `${column}`,
      label: table.headings[column]?.trim() || phrases.columnAt(column + 1),
    })),
  ];
  return (
    <fieldset className={styles.columns}>
      <legend>{phrases.columns}</legend>
      {names.map((name) => (
        <NativeSelect
          key={name}
          label={phrases.columnNames[name]}
          data={data}
          value={columns[name] === null ? "" : `${columns[name]}`}
          onChange={(event) => {
            const { value } = event.currentTarget;
            statement.chooseColumns({ [name]: value === "" ? null : Number(value) });
          }}
        />
      ))}
    </fieldset>
  );
}
