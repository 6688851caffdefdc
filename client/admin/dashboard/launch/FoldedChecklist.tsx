import { useState } from "react";
import { paths } from "../../../paths.ts";
import { launchPhrases } from "../../../phrases/admin/site/launch.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./LaunchPoints.module.css";
import { LaunchPoints } from "./LaunchPoints.tsx";
import { useLaunchPoints } from "./useLaunchPoints.ts";

/** Local storage key; it is set while the checklist is folded. */
const storageKey = "launch-checklist-folded";

/** The checklist on the overview; it can be folded, and is gone when everything is done. */
export function FoldedChecklist() {
  const phrases = usePhrases(launchPhrases);
  const [isFolded, setIsFolded] = useState(readIsFolded);
  const points = useLaunchPoints();
  if (!points?.length) return null;
  const fold = (isClosed: boolean) => {
    setIsFolded(isClosed);
    storeIsFolded(isClosed);
  };
  return (
    <details
      className={styles.card}
      open={!isFolded}
      onToggle={({ currentTarget }) => fold(!currentTarget.open)}
    >
      <summary>
        <h2>{phrases.title}</h2>
        <span className={styles.left}>{phrases.left(points.length)}</span>
      </summary>
      <LaunchPoints points={points} />
      <div className={styles.assistant}>
        <InternalLink to={paths.setup()} className={styles.go}>
          {phrases.assistant}
        </InternalLink>
      </div>
    </details>
  );
}

// Storage may be blocked; then the checklist is open on every visit.
function readIsFolded(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function storeIsFolded(isFolded: boolean) {
  try {
    if (isFolded) localStorage.setItem(storageKey, "yes");
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}
