import type { FieldFailure } from "../../graphql/failures.ts";
import type { rulePhrases } from "../../phrases/admin-rules.ts";

/** Why a field was refused, in the reader's words. */
export function ruleSentence(failure: FieldFailure, phrases: typeof rulePhrases.UA): string {
  if (failure.path === "translations" && failure.rule === "required") return phrases.requiredWords;
  const known: unknown = Reflect.get(phrases, failure.rule);
  if (typeof known === "string") return known;
  return typeof known === "function" && failure.limit !== undefined
    ? known(failure.limit)
    : phrases.other;
}
