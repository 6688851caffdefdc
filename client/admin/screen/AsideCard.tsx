import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./AsideCard.module.css";

/** A card beside the words, for what is the same in both languages. */
export function AsideCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Paper component="section" className={styles.card}>
      {title && <h2>{title}</h2>}
      {children}
    </Paper>
  );
}
