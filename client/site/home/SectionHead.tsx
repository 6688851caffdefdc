import type { ReactNode } from "react";
import styles from "./SectionHead.module.css";

/** A section's heading, and on its right what belongs to the whole section. */
export function SectionHead(props: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </div>
  );
}
