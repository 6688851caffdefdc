import { inboxWorkPhrases } from "../../phrases/admin/inbox-work.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./ApplicationMarks.module.css";
import type { Urgency } from "./inbox-query.ts";

/** How soon help is needed; nothing for forms that do not ask. */
export function UrgencyMark({ urgency }: { urgency: Urgency | null }) {
  const { urgencies } = usePhrases(inboxWorkPhrases);
  if (!urgency) return null;
  return (
    <span className={styles.mark} data-mark={urgency}>
      {urgencies[urgency]}
    </span>
  );
}

/** Nobody has taken it in time. */
export function OverdueMark() {
  const phrases = usePhrases(inboxWorkPhrases);
  return (
    <span className={styles.mark} data-mark="overdue" title={phrases.overdueHint}>
      {phrases.overdue}
    </span>
  );
}

/** The day of the reminder. */
export function ReminderMark({ day, isDue }: { day: string; isDue: boolean }) {
  const phrases = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  return (
    <span className={styles.mark} data-mark={isDue ? "due" : "reminder"}>
      {isDue ? phrases.remindNow : phrases.remindOn(formatDay(day, language))}
    </span>
  );
}
