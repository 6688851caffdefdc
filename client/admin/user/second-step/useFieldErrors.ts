import { useState } from "react";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";

type Field = "password" | "code";
type Values = { [field: string]: string };

/**
 * One write that asks for the password, a code, or both, and perhaps for more; errors are shown at
 * their fields.
 */
export function useFieldErrors() {
  const phrases = usePhrases(secondStepPhrases);
  const { attempt, isBusy, error, clearError } = useSingleWrite();
  const [blank, setBlank] = useState<readonly string[]>([]);

  /** Resolves to null when a field is blank, or after an error. */
  const send = async <Result>(values: Values, write: () => Promise<Result>) => {
    const missing = Object.entries(values).flatMap(([field, value]) => (value.trim() ? [] : field));
    setBlank(missing);
    clearError();
    return missing.length > 0 ? null : attempt(write);
  };

  const isBlank = (field: string): boolean => blank.includes(field);
  const refusalOf = (field: string) => error?.fields.find(({ path }) => path === field);
  const wrong = (field: Field): string | null => {
    if (isBlank(field)) return phrases[`${field}Missing`];
    return refusalOf(field) ? phrases[`${field}Wrong`] : null;
  };

  const isAtField = error !== null && error.fields.length > 0;
  return {
    send,
    wrong,
    isBlank,
    refusalOf,
    isBusy,
    error: isAtField ? null : error,
    clearError,
  };
}
