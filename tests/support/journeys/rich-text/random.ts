/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** A generator of the same numbers for the same seed: mulberry32. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to `limit - 1`. */
export const whole = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[whole(random, values.length)];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
}

/** Zero to `most` of what `make` returns. */
export const repeated = <Value>(random: Random, most: number, make: () => Value): Value[] =>
  Array.from({ length: whole(random, most + 1) }, make);
