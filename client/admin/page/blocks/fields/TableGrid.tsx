import { ActionIcon, Button, TextInput } from "@mantine/core";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { fieldErrorPhrases } from "../../../../phrases/admin/fields/field-errors.ts";
import { type Language, languageCodes } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { TrashIcon } from "../../../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../../../ui/icons/icons.tsx";
import { languageKeyOf } from "../../../bilingual-form.ts";
import { fieldErrorText } from "../../../editor/fields/field-props.ts";
import { LanguageColumns } from "../../../editor/list/LanguageColumns.tsx";
import { notifySuccess } from "../../../screen/notifications.tsx";
import type { BlockContents } from "../block-content.ts";
import styles from "./Fields.module.css";
import type { FieldGroup } from "./field-group.ts";

type TableGroup = FieldGroup<BlockContents["table"]>;
type Cells = readonly (readonly string[])[];

/** The server's limits. */
const maxRows = 200;
const maxColumns = 12;

/** The cells of a table as small fields. Both languages have the same rows and columns. */
export function TableGrid({ block }: { block: TableGroup }) {
  const phrases = usePhrases(blockFieldPhrases).table;
  const { rows } = block.contents.ua;
  const change = (update: (rows: Cells) => Cells) =>
    block.change(`blocks.${block.path}.rows`, (content) => ({
      ...content,
      rows: update(content.rows).map((cells) => [...cells]),
    }));
  const width = rows[0]?.length ?? 0;
  const remove = (label: string, update: (rows: Cells) => Cells) => {
    const before = block.contents;
    change(update);
    const onClick = () =>
      block.change(`blocks.${block.path}.rows`, (content, language) => ({
        ...content,
        rows: before[language].rows,
      }));
    notifySuccess({ title: label, undo: { label: phrases.undo, onClick } });
  };
  return (
    <>
      <LanguageColumns languages={block.languages}>
        {(language) => <Cells block={block} language={language} onRemove={remove} />}
      </LanguageColumns>
      <div className={styles.ways}>
        <Button
          variant="default"
          leftSection={<PlusIcon size={18} />}
          disabled={rows.length >= maxRows}
          onClick={() => change((now) => [...now, Array<string>(Math.max(width, 1)).fill("")])}
        >
          {phrases.addRow}
        </Button>
        <Button
          variant="default"
          leftSection={<PlusIcon size={18} />}
          disabled={width >= maxColumns || rows.length === 0}
          onClick={() => change((now) => now.map((cells) => [...cells, ""]))}
        >
          {phrases.addColumn}
        </Button>
      </div>
    </>
  );
}

function Cells(props: {
  block: TableGroup;
  language: Language;
  onRemove: (label: string, update: (rows: Cells) => Cells) => void;
}) {
  const { block, language } = props;
  const phrases = blockFieldPhrases[language].table;
  const rules = usePhrases(fieldErrorPhrases);
  const key = languageKeyOf(language);
  const { rows } = block.contents[key];
  const path = `translations.${key}.blocks.${block.path}.rows`;
  const error = block.errorAt(path);
  const write = (row: number, column: number, text: string) =>
    block.change(path, (content, each) =>
      each === key
        ? {
            ...content,
            rows: content.rows.with(row, content.rows[row]?.with(column, text) ?? []),
          }
        : content,
    );
  return (
    <>
      <p className={styles.tableTitle}>{phrases.title}</p>
      {error && <p className={styles.error}>{fieldErrorText(error, rules)}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; their fields are controlled
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells
                  <td key={column}>
                    <TextInput
                      id={`field-${path}.${row}.${column}`}
                      lang={languageCodes[language].html}
                      aria-label={
                        row === 0 ? phrases.header(column + 1) : phrases.cell(row + 1, column + 1)
                      }
                      value={cell}
                      onChange={(event) => write(row, column, event.currentTarget.value)}
                    />
                  </td>
                ))}
                <td className={styles.narrow}>
                  <RemoveButton
                    label={phrases.removeRow(row + 1)}
                    onClick={() =>
                      props.onRemove(phrases.removedRow(row + 1), (now) => now.toSpliced(row, 1))
                    }
                  />
                </td>
              </tr>
            ))}
            {(rows[0]?.length ?? 0) > 1 && (
              <tr>
                {rows[0]?.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have columns
                  <td key={column}>
                    <RemoveButton
                      label={phrases.removeColumn(column + 1)}
                      onClick={() =>
                        props.onRemove(phrases.removedColumn(column + 1), (now) =>
                          now.map((each) => each.toSpliced(column, 1)),
                        )
                      }
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      className={styles.remove ?? ""}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <TrashIcon size={18} />
    </ActionIcon>
  );
}
