import type { ReactNode } from "react";
import styles from "./OpenDataPage.module.css";

/**
 * A section with its heading, whose `id` is a fragment: /open-data#licence. It is no landmark, because
 * its table is one by the same name.
 */
export function Section(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
