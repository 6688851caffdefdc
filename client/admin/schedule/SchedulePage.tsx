import { useSchedulePageQuery } from "../../graphql/generated/SchedulePage.ts";
import { scheduledPhrases } from "../../phrases/admin/scheduled.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ListError } from "../table/ListError.tsx";
import { ScheduledRow } from "./ScheduledRow.tsx";
import styles from "./SchedulePage.module.css";

/** What will be published and hidden at a scheduled time, soonest first. */
export function SchedulePage() {
  const phrases = usePhrases(scheduledPhrases);
  const language = useLanguage();
  const answer = useSchedulePageQuery({ variables: { language } });
  const changes = (answer.data ?? answer.previousData)?.scheduledChanges;
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.top}>
        <h1>{phrases.title}</h1>
        <p>{phrases.text}</p>
      </div>
      {answer.error && !changes && <ListError answer={answer} />}
      {changes && (
        <section className={styles.panel} aria-label={phrases.title}>
          {changes.length === 0 ? (
            <div className={styles.empty}>
              <h2>{phrases.none}</h2>
              <p>{phrases.noneText}</p>
            </div>
          ) : (
            <ul className={styles.rows}>
              {changes.map((change) => (
                <ScheduledRow
                  key={`${change.item.id} ${change.at} ${change.isUnpublishing}`}
                  change={change}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </AdminScreen>
  );
}
