import type { ReactNode } from "react";
import { type EditableKind, editors } from "../../addresses.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { EditChip } from "../../ui/EditChip.tsx";
import styles from "./SectionHead.module.css";

type SectionHeadProps = {
  id: string;
  title: string;
  /** Of what kind editors may add one here. */
  add: EditableKind;
  children?: ReactNode;
};

/** A section's heading, and on its right what belongs to the whole section. */
export function SectionHead({ id, title, add, children }: SectionHeadProps) {
  const label = usePhrases(adminKindPhrases)[add].add;
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <EditChip to={editors.add(add)} label={label} word={label} sign="plus" />
      {children}
    </div>
  );
}
