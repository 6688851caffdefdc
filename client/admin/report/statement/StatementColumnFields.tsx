import { NativeSelect } from "@mantine/core";
import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { StatementColumns } from "./reading/columns.ts";
import type { StatementTable } from "./reading/read-table.ts";
import styles from "./StatementDialog.module.css";
import type { Statement } from "./useStatement.ts";

const names: readonly (keyof StatementColumns)[] = [
  "date",
  "amount",
  "income",
  "spending",
  "direction",
  "state",
  "details",
  "currency",
];

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
  const data = [
    { value: "", label: phrases.noColumn },
    ...table.headings.map((heading, column) => ({
      value: `${column}`,
      label: heading.trim() || phrases.columnAt(column + 1),
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
            statement.chooseColumn(name, value === "" ? null : Number(value));
          }}
        />
      ))}
    </fieldset>
  );
}
