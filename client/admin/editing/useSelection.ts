import { useState } from "react";

/** The rows an editor has ticked. */
export type Selection = {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Exactly these. */
  set(ids: readonly string[]): void;
  clear(): void;
};

const nobody: ReadonlySet<string> = new Set();

/** Ticked rows, forgotten when `page` changes: nobody acts on rows that they do not see. */
export function useSelection(page: string): Selection {
  const [ticked, setTicked] = useState({ page, ids: nobody });
  const ids = ticked.page === page ? ticked.ids : nobody;
  const set = (next: Iterable<string>) => setTicked({ page, ids: new Set(next) });
  return {
    ids,
    toggle: (id) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    set,
    clear: () => set([]),
  };
}
