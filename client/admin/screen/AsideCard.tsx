import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./AsideCard.module.css";

/** A card beside the text fields, for what both languages share. */
export function AsideCard({
  id,
  title,
  children,
}: {
  id?: string;
  title?: string;
  children: ReactNode;
}) {
  return (
    <Paper component="section" className={styles.card} {...(id && { id })}>
      {title && <h2>{title}</h2>}
      {children}
    </Paper>
  );
}
