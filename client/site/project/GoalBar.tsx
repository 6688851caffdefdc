import { useId } from "react";
import type { GoalProgressFragment } from "../../graphql/generated/ProjectGoal.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { goalPhrases } from "../../phrases/site/projects/goal.ts";
import styles from "./GoalBar.module.css";
import { wholeHryvnias } from "./goal-sentences.ts";

/**
 * How much of a goal has been collected: a sentence, and a bar of the same. Without reports nothing
 * is known, and there is no bar.
 */
export function GoalBar({ goal, isLarge }: { goal: GoalProgressFragment; isLarge?: boolean }) {
  const phrases = usePhrases(goalPhrases);
  const language = useLanguage();
  const id = useId();
  const { target, collected, asOf } = goal;
  const money = (kopecks: number) => formatMoney(kopecks, language);
  if (asOf === null) return <p className={styles.sum}>{phrases.needed(money(target))}</p>;
  return (
    <div className={isLarge ? styles.large : styles.small}>
      <p>
        <span className={styles.sum} id={id}>
          {phrases.collected(money(wholeHryvnias(collected)), money(target))}
        </span>
        {!isLarge && <span>{`, ${phrases.asOfShort(formatDay(asOf, language))}`}</span>}
      </p>
      <progress
        className={styles.bar}
        max={target}
        value={Math.min(collected, target)}
        aria-labelledby={id}
      />
    </div>
  );
}
