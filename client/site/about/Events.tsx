import styles from "./Events.module.css";

type HistoryEvent = { when: string; what: string };

/** Days worth remembering, in the order in which they came. */
export function Events({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <ol className={styles.events}>
      {events.map(({ when, what }) => (
        <li key={when}>
          <p className={styles.when}>{when}</p>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}
