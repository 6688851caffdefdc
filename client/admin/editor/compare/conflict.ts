import {
  type BilingualForm,
  differingFields,
  type FieldPath,
  fieldsOf,
  isSameValue,
  withField,
} from "../../bilingual-form.ts";
import type { Conflict } from "../state/useWrites.ts";

export type ConflictChoice = "mine" | "theirs" | null;

/**
 * Every field in which the two versions differ, with its default: a field that only one person
 * changed takes that person's value. Null where both changed it and a person has to choose.
 */
export function defaultChoices({
  mine,
  base,
  theirs,
}: Conflict<BilingualForm>): Map<FieldPath, ConflictChoice> {
  const [own, old, other] = [fieldsOf(mine), fieldsOf(base), fieldsOf(theirs.form)];
  return new Map(
    differingFields(theirs.form, mine).map((path) => {
      if (isSameValue(own.get(path), old.get(path))) return [path, "theirs"];
      return [path, isSameValue(other.get(path), old.get(path)) ? "mine" : null];
    }),
  );
}

/** Their form, with my value in the fields where mine was chosen. */
export function mergeForms(
  { mine, theirs }: Conflict<BilingualForm>,
  choices: ReadonlyMap<FieldPath, ConflictChoice>,
): BilingualForm {
  const own = fieldsOf(mine);
  let form = theirs.form;
  for (const [path, choice] of choices) {
    if (choice === "mine") form = withField(form, path, own.get(path));
  }
  return form;
}
