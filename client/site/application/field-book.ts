/** What a field says of itself, for the review and for the summary of what is wrong. */
export type FieldEntry = {
  label: string;
  /** Of the step that it stands in, from 0. */
  step: number;
  /** The words of a choice; none for what is typed. */
  choices?: { readonly [word: string]: string } | undefined;
};

/** Phrases by the fields' names, such as `{ age: { label: "Your age" } }`, among others. */
export type FieldWords = { readonly [name: string]: unknown };

function labelIn(words: unknown): string | null {
  if (typeof words !== "object" || words === null) return null;
  const label: unknown = Reflect.get(words, "label");
  return typeof label === "string" ? label : null;
}

/** The fields of one form in the order of the page. They enter themselves when they appear. */
export class FieldBook {
  #entries: ReadonlyMap<string, FieldEntry> = new Map();
  readonly #words: FieldWords;
  readonly #listeners = new Set<() => void>();

  /** `words`: the form's phrases, for what is drawn before any field could enter itself. */
  constructor(words: FieldWords) {
    this.#words = words;
  }

  /** Of the field, or of the group that it is part of; null when neither has one. */
  labelOf(path: string): string | null {
    const label = this.#entries.get(path)?.label ?? labelIn(this.#words[path]);
    const [parent = path] = path.split(".");
    return label ?? (parent === path ? null : this.labelOf(parent));
  }

  enter(path: string, entry: FieldEntry): void {
    this.#entries = new Map(this.#entries).set(path, entry);
    for (const listener of this.#listeners) listener();
  }

  readonly entries = (): ReadonlyMap<string, FieldEntry> => this.#entries;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
