import type { Failure } from "../../graphql/failures.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { failurePhrases } from "../../phrases/failures.ts";
import { usePhrases } from "../../phrases/phrases.ts";

/** Says in the reader's language why something in a list could not be done. */
export function useFailureWords(): (failure: Failure) => string {
  const own = usePhrases(listPhrases).failures;
  const general = usePhrases(failurePhrases);
  return ({ code, reason, id }) => {
    if (code === "CONFLICT") return reason === "inUse" ? own.inUse : own.stale;
    if (code === "NOT_FOUND") return own.gone;
    if (code === "UNAUTHENTICATED") return general.ended;
    if (code === "FULL") return general.FULL;
    if (code === "NETWORK" || code === "FORBIDDEN" || code === "TOO_MANY") return general[code];
    return id ? `${general.INTERNAL} ${general.number(id)}` : general.INTERNAL;
  };
}
