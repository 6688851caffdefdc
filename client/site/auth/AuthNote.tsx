import type { ReactNode } from "react";
import styles from "./AuthNote.module.css";

/** A neutral note above a form. */
export function AuthNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
