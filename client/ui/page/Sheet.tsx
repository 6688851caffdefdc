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
  /**
   * Shape of its upper edge, which overlaps the previous sheet; without one the sheet continues.
   */
  edge?: "a" | "b";
  /** Id of the heading that labels it. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One full-width sheet of coloured paper; its content stays in the container. */
export function Sheet({ tone, edge, labelledBy, className, children }: SheetProps) {
  const names = [styles.sheet, styles[tone], edge && styles[`edge-${edge}`], className];
  return (
    <section
      className={names.filter(Boolean).join(" ")}
      aria-labelledby={labelledBy}
      data-paper={tone === "paper" ? "" : undefined}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
