/** Collects the parameters of an SQL statement. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a parameter and returns its placeholder, such as $1. */
  add = (value: unknown): string => {
    this.values.push(value);
    return `$${this.values.length}`;
  };
}

/** Returns an SQL condition on `item`; `bind` adds a parameter and returns its placeholder. */
export type Condition = (bind: (value: unknown) => string) => string;

/** Combines conditions with `and`, ignoring undefined ones; undefined if there are no others. */
export function allOf(...conditions: (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  if (given.length === 0) return undefined;
  return (bind) => given.map((condition) => condition(bind)).join(" and ");
}
