import {
  type BilingualForm,
  type FieldPath,
  type FieldValue,
  fieldsOf,
  isSameValue,
  withField,
} from "../../bilingual-form.ts";
import { mergeOrders } from "../../screen/list-order.ts";
import type { Conflict } from "../state/useExclusiveWrite.ts";

export type ConflictChoice = "mine" | "theirs" | null;

type Item = { id: string };

/**
 * Every field of a form by its path; instead of a field named in `lists`, each of its items under
 * the item's id.
 */
export function comparedFields(
  form: object,
  lists: readonly string[] = [],
): Map<FieldPath, FieldValue> {
  const fields = fieldsOf(form);
  for (const [path, items] of listsIn(form, lists)) {
    fields.delete(path);
    for (const item of items) fields.set(`${path}.${item.id}`, item);
  }
  return fields;
}

/** The fields named in `lists`, by their paths. */
export const listsIn = (form: object, lists: readonly string[]): [FieldPath, readonly Item[]][] =>
  [...fieldsOf(form)]
    .filter(([path]) => lists.includes(path.split(".").at(-1) ?? ""))
    .map(([path, value]) => [path, value as readonly Item[]]); // what `lists` promises

/**
 * Every field in which the two versions differ, with its default: a field that only one person
 * changed takes that person's value. Null where both changed it and a person has to choose.
 */
export function defaultChoices({
  mine,
  base,
  theirs,
  lists,
}: Conflict<BilingualForm>): Map<FieldPath, ConflictChoice> {
  const [own, old, other] = [
    comparedFields(mine, lists),
    comparedFields(base, lists),
    comparedFields(theirs.form, lists),
  ];
  const paths = new Set([...own.keys(), ...other.keys()]);
  const choices = new Map<FieldPath, ConflictChoice>();
  for (const path of paths) {
    const [my, before, their] = [own.get(path), old.get(path), other.get(path)];
    if (isSameValue(my, their)) continue;
    if (isSameValue(my, before)) choices.set(path, "theirs");
    else choices.set(path, isSameValue(their, before) ? "mine" : null);
  }
  return choices;
}

/** Their form, with my value in the fields where mine was chosen. */
export function mergeForms(
  { mine, base, theirs, lists = [] }: Conflict<BilingualForm>,
  choices: ReadonlyMap<FieldPath, ConflictChoice>,
): BilingualForm {
  const own = fieldsOf(mine);
  let form = theirs.form;
  for (const [path, choice] of choices) {
    if (choice === "mine" && own.has(path)) form = withField(form, path, own.get(path));
  }
  const [old, other] = [new Map(listsIn(base, lists)), new Map(listsIn(theirs.form, lists))];
  for (const [path, items] of listsIn(mine, lists)) {
    const versions = { mine: items, base: old.get(path) ?? [], theirs: other.get(path) ?? [] };
    const merged = mergeItems(versions, (id) => choices.get(`${path}.${id}`) ?? "theirs");
    form = withField(form, path, merged);
  }
  return form;
}

/** Each item as it was chosen, in my order if I changed it, else in theirs. */
function mergeItems(
  { mine, base, theirs }: Record<"mine" | "base" | "theirs", readonly Item[]>,
  choiceOf: (id: string) => "mine" | "theirs",
): Item[] {
  const [my, old, their] = [mine, base, theirs].map((items) => items.map(({ id }) => id));
  const ids = isSameValue(my, old)
    ? mergeOrders(their ?? [], my ?? [])
    : mergeOrders(my ?? [], their ?? []);
  return ids.flatMap(
    (id) => (choiceOf(id) === "mine" ? mine : theirs).find((item) => item.id === id) ?? [],
  );
}
