/** What a field says of itself, for the review and for the summary of what is wrong. */
export type RegisteredField = {
  label: string;
  /** Of the step that it stands in, from 0. */
  step: number;
  /** The words of a choice; none for what is typed. */
  choices?: { readonly [word: string]: string } | undefined;
};

/** The fields of one form in the order of the page. They enter themselves when they appear. */
export class FieldRegistry {
  #entries: ReadonlyMap<string, RegisteredField> = new Map();
  readonly #labels: { readonly [name: string]: string };
  readonly #listeners = new Set<() => void>();

  /** `labels` in the page's order, for what is drawn before any field could enter itself. */
  constructor(labels: { readonly [name: string]: string } = {}) {
    this.#labels = labels;
  }

  /** Of the field, or of the group that it is part of; null when neither has one. */
  labelOf(path: string): string | null {
    const label = this.#entries.get(path)?.label ?? this.#labels[path];
    const [parent = path] = path.split(".");
    return label ?? (parent === path ? null : this.labelOf(parent));
  }

  /** Whatever tells of a field, in the page's order; of a group before its parts. */
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
