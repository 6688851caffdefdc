import type { Failure } from "../graphql/failures.ts";
import { dismissNotice, useNotices } from "../graphql/notices.ts";
import { failurePhrases } from "../phrases/failures.ts";
import { usePhrases } from "../phrases/phrases.ts";
import styles from "./Notices.module.css";

/** Tells ended sessions and surprises, wherever the reader is; a notice stays until closed. */
export function Notices() {
  const notices = useNotices();
  const phrases = usePhrases(failurePhrases);
  return (
    <div className={styles.notices} role="alert">
      {notices.map(({ id, failure }) => (
        <div key={id} className={styles.notice}>
          <p>
            {phrases[sentenceFor(failure)]}
            {failure.id && <span className={styles.number}>{phrases.number(failure.id)}</span>}
          </p>
          <button type="button" aria-label={phrases.close} onClick={() => dismissNotice(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

function sentenceFor({ code, reason }: Failure) {
  if (reason === "ended") return "ended";
  if (code === "NETWORK" || code === "FORBIDDEN" || code === "TOO_MANY") return code;
  return code === "FULL" ? code : "INTERNAL";
}
