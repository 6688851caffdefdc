import { useState } from "react";
import type { ApiError } from "../../../graphql/errors.ts";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useSingleWrite } from "../../screen/dialog/useSingleWrite.ts";

type Field = "password" | "code";
type Values = { [field in Field]?: string };

/** One write that asks for the password, a code, or both; errors are shown at their fields. */
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

  const wrong = (field: Field): string | null => {
    if (blank.includes(field)) return phrases[`${field}Missing`];
    return isWrong(error, field) ? phrases[`${field}Wrong`] : null;
  };

  const isAtField = isWrong(error, "password") || isWrong(error, "code");
  return { send, wrong, isBusy, error: isAtField ? null : error, clearError };
}

const isWrong = (error: ApiError | null, field: Field): boolean =>
  error?.fields.some(({ path }) => path === field) ?? false;
