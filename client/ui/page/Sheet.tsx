import type { ReactNode } from "react";
import styles from "./Sheet.module.css";

export type SheetTone =
  | "paper"
  | "sky-1"
  | "sky-2"
  | "sun-3"
  | "leaf-2"
  | "poppy-1"
  | "poppy-2"
  | "ink";

type SheetProps = {
  tone: SheetTone;
  /** Its upper edge lies cut on the sheet before it; without one the sheet continues. */
  edge?: "a" | "b";
  /** The id of the heading that names it. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One sheet of coloured paper across the page; what stands on it keeps to the container. */
export function Sheet({ tone, edge, labelledBy, className, children }: SheetProps) {
  const names = [styles.sheet, styles[tone], edge && styles[`edge-${edge}`], className];
  return (
    <section className={names.filter(Boolean).join(" ")} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
