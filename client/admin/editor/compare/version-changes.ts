import {
  type BilingualForm,
  type FieldPath,
  type FieldValue,
  isBlankText,
  isSameValue,
} from "../../bilingual-form.ts";
import { comparedFields, listsIn } from "./conflict.ts";

/** A field in which two versions differ. */
export type FieldChange = { path: FieldPath; before: FieldValue; after: FieldValue };

/**
 * Every field in which a version differs from the one before it; of the first version, every field
 * that is not blank. Fields named in `lists` are compared item by item.
 */
export function versionChanges(
  before: BilingualForm | null,
  after: BilingualForm,
  lists: readonly string[] = [],
): FieldChange[] {
  const old = before ? comparedFields(before, lists) : new Map<FieldPath, FieldValue>();
  const now = comparedFields(after, lists);
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths.flatMap((path) => {
    const change = { path, before: old.get(path), after: now.get(path) };
    const isChanged = before ? !isSameValue(change.before, change.after) : !isBlank(change.after);
    return isChanged ? [change] : [];
  });
}

const isBlank = (value: FieldValue): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "string" && isBlankText(value));

/** The paths of a list's items that both versions have, in the order of each. */
export type OrderChange = { path: FieldPath; before: FieldPath[]; after: FieldPath[] };

/**
 * The lists whose remaining items changed their order; once where the lists of both languages
 * changed alike.
 */
export function orderChanges(
  before: BilingualForm | null,
  after: BilingualForm,
  lists: readonly string[] = [],
): OrderChange[] {
  if (!before) return [];
  const old = new Map(listsIn(before, lists));
  const found = new Map<string, OrderChange>();
  for (const [path, items] of listsIn(after, lists)) {
    const idsAfter = items.map(({ id }) => id);
    const idsBefore = (old.get(path) ?? []).map(({ id }) => id);
    const [then, now] = [
      idsBefore.filter((id) => idsAfter.includes(id)),
      idsAfter.filter((id) => idsBefore.includes(id)),
    ];
    const key = JSON.stringify([then, now]);
    if (isSameValue(then, now) || found.has(key)) continue;
    const toPaths = (ids: readonly string[]) => ids.map((id) => `${path}.${id}`);
    found.set(key, { path, before: toPaths(then), after: toPaths(now) });
  }
  return [...found.values()];
}
