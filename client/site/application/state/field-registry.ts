/** What a field registers about itself, for the review and the error summary. */
export type RegisteredField = {
  label: string;
  /** Index of its step, from 0. */
  step: number;
  /** Labels of a choice's options; omitted for typed answers. */
  choices?: { readonly [word: string]: string } | undefined;
};

/** The fields of one form in page order. They register themselves when they mount. */
export class FieldRegistry {
  #entries: ReadonlyMap<string, RegisteredField> = new Map();
  readonly #labels: { readonly [name: string]: string };
  readonly #listeners = new Set<() => void>();

  /** `labels` in page order, for the server's render, before any field can register. */
  constructor(labels: { readonly [name: string]: string } = {}) {
    this.#labels = labels;
  }

  /** Label of the field, or of its group; null when neither has one. */
  labelOf(path: string): string | null {
    const label = this.#entries.get(path)?.label ?? this.#labels[path];
    const [parent = path] = path.split(".");
    return label ?? (parent === path ? null : this.labelOf(parent));
  }

  /** Sorts anything with a field path into page order, a group before its parts. */
  sortByPageOrder<About extends { path: string }>(all: readonly About[]): About[] {
    const names = this.#entries.size > 0 ? [...this.#entries.keys()] : Object.keys(this.#labels);
    const placeOf = ({ path }: About) =>
      names.findIndex((name) => name === path || name.startsWith(`${path}.`));
    return [...all].sort((one, other) => placeOf(one) - placeOf(other));
  }

  register(path: string, entry: RegisteredField): void {
    this.#entries = new Map(this.#entries).set(path, entry);
    for (const listener of this.#listeners) listener();
  }

  readonly fields = (): ReadonlyMap<string, RegisteredField> => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
