import styles from "./Events.module.css";

type EventsProps = {
  /** Each of `when` and `what` may be blank. */
  events: readonly { when: string; what: string }[];
};

/** Events in chronological order. */
export function Events({ events }: EventsProps) {
  return (
    <ol className={styles.events}>
      {events.map(({ when, what }) => (
        <li key={`${when} ${what}`}>
          {when && <p className={styles.when}>{when}</p>}
          {what && <p>{what}</p>}
        </li>
      ))}
    </ol>
  );
}
