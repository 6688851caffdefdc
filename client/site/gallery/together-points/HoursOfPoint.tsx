import type { PointVisitFragment } from "../../../graphql/generated/PointVisit.ts";
import { capitalised, formatWeekday } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { daysAlike, type Opening, openingAt } from "../../../phrases/opening-hours.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pointVisitPhrases } from "../../../phrases/site/point-visit.ts";
import styles from "./HoursOfPoint.module.css";

type HoursOfPointProps = {
  openingHours: PointVisitFragment["openingHours"];
  note: { text: string; lang: string | undefined };
  /** The minute in Kyiv; null where it is not known, so that nothing is said about now. */
  minute: string | null;
};

/** The hours of the week, days that are alike together, and whether the point is open now. */
export function HoursOfPoint({ openingHours, note, minute }: HoursOfPointProps) {
  const phrases = usePhrases(pointVisitPhrases);
  const language = useLanguage();
  const nameOf = (weekday: number) => capitalised(formatWeekday(weekday, language, "short"));
  const opening = minute ? openingAt(openingHours, minute) : null;
  return (
    <>
      <ul className={styles.days}>
        {daysAlike(openingHours).map(({ from, to, hours }) => (
          <li key={from}>
            <span className={styles.names}>
              {from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`}
            </span>{" "}
            <span>{hours ?? phrases.closedDay}</span>
          </li>
        ))}
      </ul>
      {note.text && (
        <p className={styles.note} lang={note.lang}>
          {addNonBreakingSpaces(note.text)}
        </p>
      )}
      {openingHours.length > 0 && (
        <p className={styles.now} data-state={opening?.state}>
          {opening && openingText(opening, phrases)}
        </p>
      )}
    </>
  );
}

function openingText(opening: Opening, phrases: typeof pointVisitPhrases.UA): string {
  switch (opening.state) {
    case "open":
      return phrases.openUntil(opening.until);
    case "later":
      return phrases.opensAt(opening.opens);
    case "closed":
      return phrases.closedNow;
  }
}
