import type { Failure, FieldFailure } from "../../graphql/failures.ts";
import type { Language } from "../../phrases/language.tsx";
import { type AnyForm, type FieldPath, wordsKeyOf } from "./form.ts";

/** Of no field: an item needs words in one of its languages. */
const isOfAllWords = ({ path, rule }: FieldFailure) =>
  path === "translations" && rule === "required";

const rule = "requiredWords";

/**
 * The failure with the refusal of missing words at their first field: in the reader's language,
 * or in the one that is `shown` alone.
 */
export function atWordField(
  failure: Failure,
  form: AnyForm,
  shown: readonly Language[],
  reader: Language,
): Failure {
  const language = shown.find((each) => each === reader) ?? shown[0] ?? reader;
  const key = wordsKeyOf(language);
  const [name] = Object.keys(form.translations[key]);
  const path = `translations.${key}.${name}`;
  const fields = failure.fields.map((field) => (isOfAllWords(field) ? { path, rule } : field));
  return { ...failure, fields };
}

/** Whether a change at `path` may have mended what the field was refused for. */
export const isForgottenBy = (path: FieldPath, field: FieldFailure): boolean =>
  field.path === path || (field.rule === rule && path.startsWith("translations."));
