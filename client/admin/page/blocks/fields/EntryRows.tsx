import { Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { blankEntry } from "../../../../graphql/generated/block-fields.ts";
import { blockFieldPhrases, type RowName } from "../../../../phrases/admin/fields/block.ts";
import { fieldErrorPhrases } from "../../../../phrases/admin/fields/field-errors.ts";
import type { LanguageKey } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { PlusIcon } from "../../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../../ui/VisuallyHidden.tsx";
import { fieldErrorText } from "../../../editor/fields/field-props.ts";
import { focusFirstField, focusSoon } from "../../../editor/list/focus.ts";
import { moveItem } from "../../../screen/list-order.ts";
import { notifySuccess } from "../../../screen/notifications.tsx";
import type { Entry } from "../block-content.ts";
import styles from "./Fields.module.css";
import { entryGroup, type FieldGroup } from "./field-group.ts";
import { RowActions } from "./RowActions.tsx";

type EntryRowsProps<List extends string, Content extends Record<List, readonly Entry[]>> = {
  block: FieldGroup<Content>;
  list: List;
  /** What a row is called. */
  name: RowName;
  /** How many there can be, as the server says. */
  max?: number;
  children: (row: FieldGroup<Entry>) => ReactNode;
};

/** The server's limit for most blocks. */
const maxEntries = 50;

/** The rows of a block in their order: add, move and remove them. */
export function EntryRows<List extends string, Content extends Record<List, readonly Entry[]>>({
  block,
  list,
  name,
  max = maxEntries,
  children,
}: EntryRowsProps<List, Content>) {
  const phrases = usePhrases(blockFieldPhrases);
  const rules = usePhrases(fieldErrorPhrases);
  const { title, one, add } = phrases.rows[name];
  const root = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const path = `blocks.${block.path}.${list}`;
  const error = block.errorAt(path);
  const total = block.contents.ua[list].length;
  const change = (update: (entries: readonly Entry[], language: LanguageKey) => readonly Entry[]) =>
    block.change(path, (content, language) => ({
      ...content,
      [list]: update(content[list], language),
    }));

  const append = () => {
    change((entries) => [...entries, blankEntry]);
    focusSoon(() => focusFirstField(root.current?.lastElementChild));
  };
  const move = (from: number, step: 1 | -1) => {
    change((entries) => moveItem(entries, from, from + step));
    setSaid(phrases.moved(phrases.row(one, from + 1), from + step + 1, total));
    // The row keeps its place in the document, so the focus follows the text.
    focusSoon(() => focusMoveButton(root.current?.children[from + step], step));
  };
  const remove = (index: number) => {
    const { ua, eng } = block.contents;
    const removed = { ua: ua[list][index], eng: eng[list][index] };
    change((entries) => entries.toSpliced(index, 1));
    const onClick = () =>
      change((entries, language) => entries.toSpliced(index, 0, removed[language] ?? blankEntry));
    const row = phrases.row(one, index + 1);
    notifySuccess({ title: phrases.removed(row), undo: { label: phrases.undo, onClick } });
    focusSoon(() => root.current?.parentElement?.focus());
  };

  return (
    <div id={`field-${path}`} tabIndex={-1} className={styles.rows}>
      <h4>{title}</h4>
      {error?.path === path && <p className={styles.error}>{fieldErrorText(error, rules)}</p>}
      <ol className={styles.list} ref={root}>
        {block.contents.ua[list].map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; their fields are controlled
          <li key={index} className={styles.row}>
            <div className={styles.rowHead}>
              <span className={styles.rowName}>{phrases.row(one, index + 1)}</span>
              <RowActions
                name={phrases.row(one, index + 1)}
                isFirst={index === 0}
                isLast={index === total - 1}
                onStep={(step) => move(index, step)}
                onRemove={() => remove(index)}
              />
            </div>
            {children(entryGroup(block, list, index, blankEntry))}
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        className={styles.add ?? ""}
        leftSection={<PlusIcon size={18} />}
        disabled={total >= max}
        onClick={append}
      >
        {add}
      </Button>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}

/** The same button of the moved row, or the other one where it can go no further. */
function focusMoveButton(row: Element | undefined, step: 1 | -1) {
  const button = row?.querySelector<HTMLButtonElement>(`[data-step="${step}"]`);
  const other = row?.querySelector<HTMLButtonElement>(`[data-step="${-step}"]`);
  (button?.disabled ? other : button)?.focus();
}
