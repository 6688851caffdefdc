import type { ReactNode } from "react";
import styles from "./Mark.module.css";

export type MarkState = "complete" | "partial" | "missing";

/** A badge: check = complete, half circle = partial, dashed plus = missing. */
export function Mark({ state, children }: { state: MarkState; children: ReactNode }) {
  return (
    <span className={styles.mark} data-state={state}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none">
        {signs[state]}
      </svg>
      <span>{children}</span>
    </span>
  );
}

const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;

const signs: Record<MarkState, ReactNode> = {
  complete: <path d="m2.5 7.5 3 3 6-7" {...line} />,
  partial: (
    <>
      <circle cx="7" cy="7" r="5.5" {...line} />
      <path d="M7 1.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" />
    </>
  ),
  missing: <path d="M7 2v10M2 7h10" {...line} />,
};
