import { Button } from "@mantine/core";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";
import { AddButton } from "./AddButton.tsx";
import styles from "./EmptyTable.module.css";
import { ListError } from "./ListError.tsx";
import { hasFilters } from "./state/list-query.ts";
import type { ContentTableState } from "./state/useContentTable.ts";

type EmptyTableProps = {
  kind: EditableKind;
  table: ContentTableState;
  answer: { error?: Error | undefined; refetch(): Promise<unknown> };
};

/** Replaces the rows when there are none: the reason, and what to do about it. */
export function EmptyTable({ kind, table, answer }: EmptyTableProps) {
  const phrases = usePhrases(listPhrases);
  const names = usePhrases(kindNames)[kind];
  if (answer.error) return <ListError answer={answer} />;
  if (hasFilters(table.place)) {
    return (
      <div className={styles.empty}>
        <h2>{phrases.nothingFound}</h2>
        <p>{phrases.nothingFoundText}</p>
        <Button variant="default" onClick={() => table.clearFilters()}>
          {phrases.clearFilters}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{names.none}</h2>
      <p>{names.noneText}</p>
      <AddButton to={editorPaths.add(kind)}>{names.add}</AddButton>
    </div>
  );
}
