import { settingsFieldPhrases } from "../../../phrases/admin/fields/settings.ts";
import { launchPhrases } from "../../../phrases/admin/site/launch.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./LaunchPoints.module.css";
import type { LaunchPoint } from "./useLaunchPoints.ts";

/** What is left to do before the site is published, each point with the way to its screen. */
export function LaunchPoints({ points }: { points: readonly LaunchPoint[] }) {
  const phrases = usePhrases(launchPhrases);
  return (
    <ul className={styles.points}>
      {points.map(({ kind, count, path, items }) => {
        const { title, text } = phrases.points[kind];
        return (
          <li key={kind}>
            <div>
              <strong>{title(count)}</strong>
              <p>{path === null && items.length === 0 ? `${text} ${phrases.onServer}` : text}</p>
              <Items items={items} />
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

/** Each thing of a point, with the way to its screen. */
function Items({ items }: Pick<LaunchPoint, "items">) {
  const labels: { [field: string]: string } = {
    ...usePhrases(settingsFieldPhrases).labels,
    ...usePhrases(launchPhrases).home,
  };
  const isUkrainian = useLanguage() === "UA";
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map(({ path, field, titleUa, titleEng }) => {
        const title = isUkrainian ? titleUa || titleEng : titleEng || titleUa;
        return (
          <li key={field ?? path}>
            <InternalLink to={path} className={styles.go}>
              {field === null ? title : (labels[field] ?? field)}
            </InternalLink>
          </li>
        );
      })}
    </ul>
  );
}
