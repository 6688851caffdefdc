import type { FieldFailure } from "../../../graphql/failures.ts";
import { rulePhrases } from "../../../phrases/admin-rules.ts";
import { type Language, languageNames } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ruleSentence } from "../rule-sentence.ts";

/** What every field of an editor is given; `editor.field()` and `editor.words()` make it. */
export type FieldProps<Value> = FieldFrame & {
  value: Value;
  onChange: (value: Value) => void;
};

type FieldFrame = {
  path: string;
  error: FieldFailure | null;
  label: string;
  /** Stands between the label and the field. */
  hint?: string | undefined;
  /** Of the words in it, when they belong to one language. */
  language?: Language | undefined;
};

/** The same for all fields: how it is found by the summary, its language, its refusal in words. */
export function useFieldFrame({ path, error, label, hint, language }: FieldFrame) {
  const phrases = usePhrases(rulePhrases);
  return {
    id: `field-${path}`,
    label,
    description: hint,
    error: error ? ruleSentence(error, phrases) : undefined,
    lang: language && languageNames[language].html,
  };
}
