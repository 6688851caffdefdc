/** Steps through a list; one that shares no factor with its length meets everything once. */
const strides = [1, 7, 3, 11, 5, 2, 13];

/**
 * `count` of the values, each round all of them, but every round in another order: first the
 * given one. None stands beside itself while there are two.
 */
export function inTurns<Value>(values: readonly Value[], count: number): Value[] {
  const found: Value[] = [];
  const fitting = strides.filter((stride) => shareNothing(stride, values.length));
  for (let round = 0; found.length < count && values.length > 0; round++) {
    const stride = fitting[round % fitting.length] ?? 1;
    const isRepeated = round > 0 && values[(3 * round) % values.length] === found.at(-1);
    const start = 3 * round + (isRepeated ? 1 : 0);
    for (let index = 0; index < values.length && found.length < count; index++) {
      const value = values[(start + index * stride) % values.length];
      if (value !== undefined) found.push(value);
    }
  }
  return found;
}

/** A step of some two fifths of the way that meets every place once before it repeats. */
export function strideThrough(length: number): number {
  let stride = Math.max(1, Math.round(0.38 * length));
  while (!shareNothing(stride, length)) stride += 1;
  return stride;
}

function shareNothing(one: number, other: number): boolean {
  return other === 0 ? one === 1 : shareNothing(other, one % other);
}

/** The value at that place, going round and round. Throws when there is none. */
export function nth<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}
