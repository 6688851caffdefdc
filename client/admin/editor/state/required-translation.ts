import type { ApiError, FieldError } from "../../../graphql/errors.ts";
import type { Language } from "../../../phrases/language.tsx";
import { type BilingualForm, type FieldPath, languageKeyOf } from "../../bilingual-form.ts";

/** An error of no field: an item needs text in at least one language. */
const isMissingTranslation = ({ path, rule }: FieldError) =>
  path === "translations" && rule === "required";

const missingTranslationRule = "requiredText";

/**
 * Assigns the error of a missing translation to its first field: in the reader's language, or in
 * the only language that is `shown`.
 */
export function moveToFirstTextField(
  error: ApiError,
  form: BilingualForm,
  shown: readonly Language[],
  reader: Language,
): ApiError {
  const language = shown.find((each) => each === reader) ?? shown[0] ?? reader;
  const key = languageKeyOf(language);
  const [name] = Object.keys(form.translations[key]);
  const path = `translations.${key}.${name}`;
  const fields = error.fields.map((field) =>
    isMissingTranslation(field) ? { path, rule: missingTranslationRule } : field,
  );
  return { ...error, fields };
}

/** Whether a change at `path` may have fixed the field's error. */
export const isClearedBy = (path: FieldPath, field: FieldError): boolean =>
  field.path === path ||
  field.path.startsWith(`${path}.`) ||
  (field.rule === missingTranslationRule && path.startsWith("translations."));
