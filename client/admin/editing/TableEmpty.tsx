import { Button } from "@mantine/core";
import { type EditableKind, editors } from "../../addresses.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { kindListPhrases } from "../../phrases/admin-list-kinds.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AddButton } from "./AddButton.tsx";
import { ListProblem } from "./ListProblem.tsx";
import { isNarrowed } from "./list-address.ts";
import styles from "./TableEmpty.module.css";
import type { ContentTableState } from "./useContentTable.ts";

type TableEmptyProps = {
  kind: EditableKind;
  table: ContentTableState;
  answer: { error?: Error | undefined; refetch(): Promise<unknown> };
};

/** In the rows' place when there are none: why, and what to do about it. */
export function TableEmpty({ kind, table, answer }: TableEmptyProps) {
  const phrases = usePhrases(listPhrases);
  const own = usePhrases(kindListPhrases)[kind];
  const names = usePhrases(adminKindPhrases)[kind];
  if (answer.error) return <ListProblem answer={answer} />;
  if (isNarrowed(table.place)) {
    return (
      <div className={styles.empty}>
        <h2>{phrases.nothingFound}</h2>
        <p>{phrases.nothingFoundText}</p>
        <Button variant="default" onClick={() => table.clear()}>
          {phrases.clearFilters}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{own.none}</h2>
      <p>{own.noneText}</p>
      <AddButton to={editors.add(kind)}>{names.add}</AddButton>
    </div>
  );
}
