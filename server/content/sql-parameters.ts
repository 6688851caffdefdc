/** Values of a statement, bound as they are mentioned. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder to write in the SQL. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
