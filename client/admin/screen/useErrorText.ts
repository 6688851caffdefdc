import type { ApiError } from "../../graphql/errors.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { errorPhrases } from "../../phrases/errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";

/** Returns the message for a failed action of a list, in the reader's language. */
export function useErrorText(): (error: ApiError) => string {
  const own = usePhrases(listPhrases).errors;
  const general = usePhrases(errorPhrases);
  return ({ code, reason, savedBy, id }) => {
    if (code === "CONFLICT") {
      if (reason === "inUse" || reason === "permanent") return own[reason];
      return savedBy?.name ? own.staleBy(savedBy.name) : own.stale;
    }
    if (code === "NOT_FOUND") return own.gone;
    if (code === "UNAUTHENTICATED") return general.ended;
    if (code === "FULL" || code === "CONFIRMATION_REQUIRED") return general[code];
    if (code === "UNAVAILABLE") return general.UNAVAILABLE;
    if (code === "NETWORK" || code === "FORBIDDEN" || code === "TOO_MANY") return general[code];
    return id ? `${general.INTERNAL} ${general.number(id)}` : general.INTERNAL;
  };
}
