import { inboxWorkPhrases } from "../../phrases/admin/inbox-work.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
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

/** The time by which the request was promised to be met; nothing without such a promise. */
export function PromiseMark({ by }: { by: string | null }) {
  const phrases = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  if (!by) return null;
  return (
    <span className={styles.mark} data-mark="promise">
      {phrases.promisedBy(formatDateTime(by, language))}
    </span>
  );
}

/** Nobody has taken it in time, or its promised term is over. */
export function OverdueMark({ isPromised }: { isPromised: boolean }) {
  const phrases = usePhrases(inboxWorkPhrases);
  const hint = isPromised ? phrases.promiseOverdueHint : phrases.overdueHint;
  return (
    <span className={styles.mark} data-mark="overdue" title={hint}>
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
