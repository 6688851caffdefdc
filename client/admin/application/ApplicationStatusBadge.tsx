import type { ReactNode } from "react";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../phrases/admin/inbox-work.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./ApplicationStatusBadge.module.css";
import type { ApplicationState } from "./inbox-query.ts";

type ApplicationStatusBadgeProps = { state: ApplicationState; isErased?: boolean };

/**
 * The state of an application, by text, icon and colour. Erasing closes an application as
 * declined, which nobody has decided: it is shown as erased.
 */
export function ApplicationStatusBadge({ state, isErased = false }: ApplicationStatusBadgeProps) {
  const { states } = usePhrases(applicationsPhrases);
  const { erased } = usePhrases(inboxWorkPhrases);
  const shown = isErased ? "ERASED" : state;
  return (
    <span className={styles.badge} data-state={shown}>
      <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none">
        {iconByState[shown]}
      </svg>
      <span>{isErased ? erased : states[state]}</span>
    </span>
  );
}

const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;
const ring = <circle cx="7" cy="7" r="5.5" {...line} />;

const iconByState: Record<ApplicationState | "ERASED", ReactNode> = {
  ERASED: <path d="M2.5 7h9" {...line} />,
  NEW: <circle cx="7" cy="7" r="4" fill="currentColor" />,
  IN_PROGRESS: (
    <>
      {ring}
      <path d="M7 1.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" />
    </>
  ),
  WAITING: (
    <>
      {ring}
      <path d="M7 4v3.2l2 1.3" {...line} />
    </>
  ),
  DONE: <path d="m2.5 7.5 3 3 6-7" {...line} />,
  DECLINED: <path d="m3 3 8 8M11 3l-8 8" {...line} />,
  SPAM: (
    <>
      {ring}
      <path d="m3.2 3.2 7.6 7.6" {...line} />
    </>
  ),
};
