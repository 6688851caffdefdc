import type { Ref } from "react";
import { type EditableKind, editors } from "../../addresses.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AddButton } from "./AddButton.tsx";
import styles from "./ListTop.module.css";

type ListTopProps = { kind: EditableKind; ref: Ref<HTMLDivElement> };

/** What a list is called, and the way to add to it. */
export function ListTop({ kind, ref }: ListTopProps) {
  const names = usePhrases(adminKindPhrases)[kind];
  return (
    <div className={styles.top} ref={ref}>
      <h1>{names.many}</h1>
      <AddButton to={editors.add(kind)}>{names.add}</AddButton>
    </div>
  );
}
