import type { ReactNode } from "react";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { EditActionLink } from "../../ui/admin-mode/ItemEditLinks.tsx";
import styles from "./SectionHead.module.css";

type SectionHeadProps = {
  id: string;
  title: string;
  /** The kind of item that editors may add here. */
  add: EditableKind;
  children?: ReactNode;
};

/** A section's heading, with links for the whole section on its right. */
export function SectionHead({ id, title, add, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <EditActionLink to={editorPaths.add(add)} action={add} />
      {children}
    </div>
  );
}
