import type { ReactNode } from "react";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { EditActionLink } from "../../ui/admin-mode/ItemEditLinks.tsx";
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
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <EditActionLink to={editorPaths.add(add)} action={add} />
      {children}
    </div>
  );
}
