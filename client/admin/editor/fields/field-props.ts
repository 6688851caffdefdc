import type { FieldError } from "../../../graphql/errors.ts";
import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { type Language, languageCodes } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";

/** The validation message of a field, in the reader's language. */
export function fieldErrorText(error: FieldError, phrases: typeof fieldErrorPhrases.UA): string {
  if (error.path === "translations" && error.rule === "required") return phrases.requiredText;
  const ofField = isAboutPresence(error.rule) ? sentenceOf(error.path, phrases.fields) : undefined;
  if (ofField) return ofField;
  switch (error.rule) {
    case "requiredPart":
    case "misplacedPart":
    case "requiredBlock":
    case "bankLetters":
    case "latinLetters":
    case "contrast":
    case "contrastDark":
      return phrases[error.rule](error.found ?? "");
  }
  const phrase: unknown = Reflect.get(phrases, error.rule);
  if (typeof phrase === "string") return phrase;
  return typeof phrase === "function" && error.limit !== undefined
    ? phrase(error.limit)
    : phrases.other;
}

/** Rules that say that a value is missing or has another format, and not how to correct it. */
const isAboutPresence = (rule: string) => ["required", "isUuid", "matches"].includes(rule);

const sentenceOf = (path: string, sentences: Readonly<Record<string, string>>) =>
  sentences[path.split(".").at(-1) ?? ""];

/** Props of every editor field; `editor.field()` and `editor.translatedField()` create them. */
export type FieldProps<Value> = FieldBaseProps & {
  value: Value;
  onChange: (value: Value) => void;
};

type FieldBaseProps = {
  path: string;
  error: FieldError | null;
  label: string;
  /** Shown between the label and the field. */
  hint?: string | undefined;
  /** Language of the field's text, when it belongs to one translation. */
  language?: Language | undefined;
};

/**
 * Props shared by all fields: the id that the error summary links to, the language, the message.
 */
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

/**
 * Props of the fields in the rows of a list at `path`: their ids, by which errors are reached, and
 * their messages.
 */
export function useRowProps(path: string, errorAt: (path: string) => FieldError | null) {
  const phrases = usePhrases(fieldErrorPhrases);
  return (place: number, name: string) => {
    const fieldPath = `${path}.${place}.${name}`;
    const error = errorAt(fieldPath);
    return { id: `field-${fieldPath}`, error: error && fieldErrorText(error, phrases) };
  };
}
