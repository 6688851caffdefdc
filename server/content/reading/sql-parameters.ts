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

/** Combines conditions with `and`; undefined ones are ignored. */
export const allOf =
  (...conditions: (Condition | undefined)[]): Condition =>
  (bind) =>
    ["true", ...conditions.flatMap((condition) => condition?.(bind) ?? [])].join(" and ");
