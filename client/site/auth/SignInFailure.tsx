import type { Failure } from "../../graphql/failures.ts";
import { authPhrases } from "../../phrases/auth.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SignInForm.module.css";

/** Says why signing in failed. Stands there empty before, so that screen readers hear the change. */
export function SignInFailure({ failure }: { failure: Failure | null }) {
  const phrases = usePhrases(authPhrases);
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <strong>{phrases.failed}</strong> {sentenceFor(failure, phrases)}
        </p>
      )}
    </div>
  );
}

function sentenceFor({ code, retryAfter }: Failure, phrases: typeof authPhrases.UA): string {
  switch (code) {
    case "UNAUTHENTICATED":
    case "INVALID":
      return phrases.wrong;
    case "TOO_MANY":
      return phrases.tooMany(Math.max(1, Math.ceil((retryAfter ?? 0) / 60)));
    case "NETWORK":
      return phrases.network;
    default:
      return phrases.surprise;
  }
}
