import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import styles from "./BulkBar.module.css";
import { RowCheckbox } from "./rows/RowCheckbox.tsx";
import type { ContentTableState } from "./state/useContentTable.ts";

type BulkBarProps = {
  table: ContentTableState;
  /** Every row on the page. */
  shown: readonly { id: string }[];
  onRemove(): void;
  children: ReactNode;
};

/** Actions for all selected rows. */
export function BulkBar({ table, shown, onRemove, children }: BulkBarProps) {
  const phrases = usePhrases(listPhrases);
  const { selection } = table;
  const isAll = shown.every(({ id }) => selection.ids.has(id));
  return (
    <div className={styles.bar}>
      <RowCheckbox
        aria-label={phrases.selectAll}
        checked={isAll}
        indeterminate={!isAll}
        onChange={() => selection.set(isAll ? [] : shown.map(({ id }) => id))}
      />
      <span role="status" className={styles.count}>
        {phrases.selected(selection.ids.size)}
      </span>
      {children}
      <Button
        variant="default"
        className={styles.remove}
        leftSection={<TrashIcon size={18} />}
        onClick={onRemove}
      >
        {phrases.removeSelected}
      </Button>
      <Button variant="subtle" className={styles.clear} onClick={selection.clear}>
        {phrases.clearSelection}
      </Button>
    </div>
  );
}
