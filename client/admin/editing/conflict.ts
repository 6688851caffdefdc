import { type AnyForm, differences, type FieldPath, fieldsOf, isSame, withField } from "./form.ts";
import type { Conflict } from "./useWrites.ts";

export type Choice = "mine" | "theirs" | null;

/**
 * Every field in which the two differ, with what follows by itself: a field that only one of them
 * changed is theirs who changed it. Null where both wrote, and a person has to choose.
 */
export function choicesOf({ mine, base, theirs }: Conflict<AnyForm>): Map<FieldPath, Choice> {
  const [own, old, other] = [fieldsOf(mine), fieldsOf(base), fieldsOf(theirs.form)];
  return new Map(
    differences(theirs.form, mine).map((path) => {
      if (isSame(own.get(path), old.get(path))) return [path, "theirs"];
      return [path, isSame(other.get(path), old.get(path)) ? "mine" : null];
    }),
  );
}

/** Their form with mine in its place where mine was chosen. */
export function merged(
  { mine, theirs }: Conflict<AnyForm>,
  choices: ReadonlyMap<FieldPath, Choice>,
): AnyForm {
  const own = fieldsOf(mine);
  let form = theirs.form;
  for (const [path, choice] of choices) {
    if (choice === "mine") form = withField(form, path, own.get(path));
  }
  return form;
}
