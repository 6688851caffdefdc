import type { ApiError } from "../graphql/errors.ts";
import { dismissNotification, useNotifications } from "../graphql/notifications.ts";
import { errorPhrases } from "../phrases/errors.ts";
import { usePhrases } from "../phrases/phrases.ts";
import styles from "./Notifications.module.css";

/** Shows ended sessions and unexpected errors on every page; a notification stays until closed. */
export function Notifications() {
  const notifications = useNotifications();
  const phrases = usePhrases(errorPhrases);
  return (
    <div className={styles.notifications} role="alert">
      {notifications.map(({ id, error }) => (
        <div key={id} className={styles.notice}>
          <p>
            <span>{phrases[phraseNameFor(error)]}</span>
            {error.id && <span className={styles.number}>{phrases.number(error.id)}</span>}
          </p>
          <button type="button" aria-label={phrases.close} onClick={() => dismissNotification(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

function phraseNameFor({ code, reason }: ApiError) {
  if (reason === "ended") return "ended";
  if (code === "NETWORK" || code === "FORBIDDEN" || code === "TOO_MANY") return code;
  return code === "FULL" || code === "UNAVAILABLE" ? code : "INTERNAL";
}
