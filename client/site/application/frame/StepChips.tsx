import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import styles from "./StepChips.module.css";

type StepChipsProps = {
  titles: readonly string[];
  /** A step completed before the first of them. */
  before?: string | undefined;
  /** Index of the current title, from 0. */
  current: number;
};

/** Progress through the steps: their titles, or on narrow paper the current one above a bar. */
export function StepChips({ titles, before, current }: StepChipsProps) {
  const phrases = usePhrases(applicationPhrases);
  const all = before ? [before, ...titles] : titles;
  const here = before ? current + 1 : current;
  return (
    <div className={styles.progress}>
      <div className={styles.narrow}>
        <p>{phrases.stepOf(here + 1, all.length, all[here] ?? "")}</p>
        <div className={styles.bar} aria-hidden="true">
          {all.map((title, place) => (
            <span key={title} className={place <= here ? styles.reached : undefined} />
          ))}
        </div>
      </div>
      <ol className={styles.chips} aria-label={phrases.steps}>
        {all.map((title, place) => (
          <li
            key={title}
            className={styles.chip}
            aria-current={place === here ? "step" : undefined}
          >
            <span className={place < here ? styles.done : styles.number} aria-hidden="true">
              {place < here ? <CheckIcon size={18} /> : place + 1}
            </span>
            <span>{title}</span>
            {place < here && <VisuallyHidden>{`(${phrases.done})`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
