import type { FieldError } from "../../../graphql/errors.ts";
import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { type Language, languageCodes } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";

/** Why a field was refused, in the reader's words. */
export function fieldErrorText(failure: FieldError, phrases: typeof fieldErrorPhrases.UA): string {
  if (failure.path === "translations" && failure.rule === "required") return phrases.requiredWords;
  const phrase: unknown = Reflect.get(phrases, failure.rule);
  if (typeof phrase === "string") return phrase;
  return typeof phrase === "function" && failure.limit !== undefined
    ? phrase(failure.limit)
    : phrases.other;
}

/** What every field of an editor is given; `editor.field()` and `editor.words()` make it. */
export type FieldProps<Value> = FieldBaseProps & {
  value: Value;
  onChange: (value: Value) => void;
};

type FieldBaseProps = {
  path: string;
  error: FieldError | null;
  label: string;
  /** Stands between the label and the field. */
  hint?: string | undefined;
  /** Of the words in it, when they belong to one language. */
  language?: Language | undefined;
};

/** The same for all fields: how it is found by the summary, its language, its refusal in words. */
export function useFieldProps({ path, error, label, hint, language }: FieldBaseProps) {
  const phrases = usePhrases(fieldErrorPhrases);
  return {
    id: `field-${path}`,
    label,
    description: hint,
    error: error ? fieldErrorText(error, phrases) : undefined,
    lang: language && languageCodes[language].html,
  };
}
