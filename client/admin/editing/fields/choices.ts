/** The choices of a set of names: the keys are the values. */
export function choicesOf<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({
    value: value as Value, // a key of `names`, which `entries` widens
    label,
  }));
}
