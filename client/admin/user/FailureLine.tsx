import type { Failure } from "../../graphql/failures.ts";
import styles from "./Users.module.css";
import { useUserFailure } from "./useUserFailure.ts";

/** Why it could not be done. Stands there empty before, so that screen readers hear the change. */
export function FailureLine({ failure }: { failure: Failure | null }) {
  const sentenceFor = useUserFailure();
  return (
    <div role="alert">{failure && <p className={styles.failure}>{sentenceFor(failure)}</p>}</div>
  );
}
