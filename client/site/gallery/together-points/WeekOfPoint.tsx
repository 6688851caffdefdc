import type { PointVisitFragment } from "../../../graphql/generated/PointVisit.ts";
import { capitalised, formatDayOfWeek } from "../../../phrases/dates.ts";
import { useBilingualLine, useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pointVisitPhrases } from "../../../phrases/site/point-visit.ts";
import styles from "./WeekOfPoint.module.css";

/** What is still on this week, or what is on next week, each with its day and time. */
export function WeekOfPoint({ week }: { week: NonNullable<PointVisitFragment["week"]> }) {
  const phrases = usePhrases(pointVisitPhrases);
  const language = useLanguage();
  const lineOf = useBilingualLine();
  return (
    <div className={styles.shadow}>
      <div className={styles.slip}>
        <h3>{week.isNext ? phrases.nextWeek : phrases.thisWeek}</h3>
        <ul>
          {week.entries.map((entry) => {
            const { text, lang } = lineOf(entry);
            return (
              <li key={`${entry.day} ${entry.time} ${text}`}>
                <time dateTime={`${entry.day}T${entry.time}`}>
                  {`${capitalised(formatDayOfWeek(entry.day, language))}, ${entry.time}`}
                </time>{" "}
                <span className={styles.what} lang={lang}>
                  {addNonBreakingSpaces(text)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
