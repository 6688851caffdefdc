/** Collects the parameters of an SQL statement. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a parameter and returns its placeholder, such as $1. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
