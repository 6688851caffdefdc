import type { Failure } from "../../graphql/failures.ts";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { authPhrases } from "../../phrases/auth.ts";
import { failurePhrases } from "../../phrases/failures.ts";
import { usePhrases } from "../../phrases/phrases.ts";

/** Says in the reader's language why something could not be done with an account. */
export function useUserFailure(): (failure: Failure) => string {
  const own: { [reason: string]: string } = usePhrases(usersPhrases).failures;
  const { tooMany } = usePhrases(authPhrases);
  const general = usePhrases(failurePhrases);
  return ({ code, reason, retryAfter, id }) => {
    if (code === "CONFLICT") return own[reason ?? ""] ?? general.INTERNAL;
    if (code === "NOT_FOUND") return own.gone ?? general.INTERNAL;
    if (code === "UNAUTHENTICATED") return general.ended;
    if (code === "TOO_MANY") return tooMany(Math.max(1, Math.ceil((retryAfter ?? 0) / 60)));
    if (code === "NETWORK" || code === "FORBIDDEN" || code === "FULL") return general[code];
    return id ? `${general.INTERNAL} ${general.number(id)}` : general.INTERNAL;
  };
}
