import { launchPhrases } from "../../phrases/admin/site/launch.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { LaunchPoints } from "../dashboard/launch/LaunchPoints.tsx";
import { useLaunchPoints } from "../dashboard/launch/useLaunchPoints.ts";
import styles from "./SetupPage.module.css";

/** What is left to do before the site is published. */
export function ReviewStep() {
  const phrases = usePhrases(launchPhrases);
  const points = useLaunchPoints();
  if (!points) return null;
  return (
    <div className={`${styles.card} ${styles.points}`}>
      {points.length > 0 ? <LaunchPoints points={points} /> : <p>{phrases.allDone}</p>}
    </div>
  );
}
