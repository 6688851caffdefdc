import { useOverdueJobsQuery } from "../../../graphql/generated/OverdueJobs.ts";
import { dashboardPhrases } from "../../../phrases/admin/dashboard.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./OverdueJobs.module.css";

/** Shows admins which daily jobs are overdue, and since when; nothing when none is. */
export function OverdueJobs() {
  const phrases = usePhrases(dashboardPhrases);
  const language = useLanguage();
  const { data } = useOverdueJobsQuery();
  if (!data?.overdueDailyJobs.length) return null;
  return (
    <section className={styles.notice} aria-labelledby="overdue-jobs">
      <h2 id="overdue-jobs">{phrases.overdueJobs}</h2>
      <ul>
        {data.overdueDailyJobs.map(({ job, since }) => (
          <li key={job}>
            {phrases.overdueSince(phrases.dailyJobs[job], formatDateTime(since, language))}
          </li>
        ))}
      </ul>
      <p>{phrases.overdueJobsText}</p>
    </section>
  );
}
