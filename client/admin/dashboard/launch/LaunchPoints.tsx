import { launchPhrases } from "../../../phrases/admin/site/launch.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./LaunchPoints.module.css";
import type { LaunchPoint } from "./useLaunchPoints.ts";

/** What is left to do before the site is published, each point with the way to its screen. */
export function LaunchPoints({ points }: { points: readonly LaunchPoint[] }) {
  const phrases = usePhrases(launchPhrases);
  return (
    <ul className={styles.points}>
      {points.map(({ kind, count, path }) => {
        const { title, text } = phrases.points[kind];
        return (
          <li key={kind}>
            <div>
              <strong>{title(count)}</strong>
              <p>{path === null ? `${text} ${phrases.onServer}` : text}</p>
            </div>
            {path !== null && (
              <InternalLink to={path} className={styles.go} aria-label={phrases.goTo(title(count))}>
                {phrases.go}
              </InternalLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
