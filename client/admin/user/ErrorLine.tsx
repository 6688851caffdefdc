import type { ApiError } from "../../graphql/errors.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { errorPhrases } from "../../phrases/errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import styles from "./Users.module.css";

/** Sentences by the reasons of conflicts. */
type Sentences = { [reason: string]: string };

/** Returns the message for a failed action on an account, in the reader's language. */
function useUserErrorText(reasons: Sentences): (error: ApiError) => string {
  const own: Sentences = { ...usePhrases(usersPhrases).errors, ...reasons };
  const { tooMany } = usePhrases(authPhrases);
  const general = usePhrases(errorPhrases);
  return ({ code, reason, retryAfter, id }) => {
    if (code === "CONFLICT") return own[reason ?? ""] ?? general.INTERNAL;
    if (code === "NOT_FOUND") return own.gone ?? general.INTERNAL;
    if (code === "UNAUTHENTICATED") return general.ended;
    if (code === "TOO_MANY") return tooMany(Math.max(1, Math.ceil((retryAfter ?? 0) / 60)));
    if (code === "NETWORK" || code === "FORBIDDEN" || code === "FULL") return general[code];
    if (code === "CONFIRMATION_REQUIRED") return general[code];
    return id ? `${general.INTERNAL} ${general.number(id)}` : general.INTERNAL;
  };
}

/**
 * The error of an action. The element is rendered empty before, so that screen readers announce the
 * change.
 */
export function ErrorLine({
  error,
  reasons = {},
}: {
  error: ApiError | null;
  reasons?: Sentences;
}) {
  const sentenceFor = useUserErrorText(reasons);
  return <div role="alert">{error && <p className={styles.error}>{sentenceFor(error)}</p>}</div>;
}
