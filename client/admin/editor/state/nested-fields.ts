import type { Language } from "../../../phrases/language.tsx";
import type { BilingualForm, FieldPath, FieldValue } from "../../bilingual-form.ts";

/** How many texts of one language there are to write, and how many are written. */
export type TextCount = { filled: number; fields: number };

/**
 * What an editor needs to know of fields that have fields of their own, and that no other kind's
 * editor needs.
 */
export type NestedFields<Form extends BilingualForm> = {
  /** Names of the fields that are lists of items with ids: conflicts are settled for each item. */
  lists: readonly string[];
  /** Completes a form that was put together from several, as after a conflict. */
  normalize(form: Form): Form;
  countTexts(form: Form, language: Language): TextCount;
  /** The path under which the editor shows the field of an error. */
  pathOf(errorPath: FieldPath): FieldPath;
  /** The label of a part of a nested field for `reader`; null for another field. */
  labelOf(path: FieldPath, form: Form, reader: Language): string | null;
  /** A nested field's value as text for comparisons; null for another field. */
  textOf(path: FieldPath, value: FieldValue, reader: Language): string | null;
};
