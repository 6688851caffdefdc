import type { ReactNode } from "react";
import styles from "./EmptyNote.module.css";

/** What a list says while it is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
