import { useSyncExternalStore } from "react";

// Which items Admin Mode shows as their drafts are; the link in cache.ts records it.

const byQuery = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
let shown: ReadonlySet<string> = new Set();
const none: ReadonlySet<string> = new Set();

/** Records the ids of the items that the answer to a query shows as their drafts are. */
export function recordShownDrafts(query: string, ids: readonly string[]) {
  if (ids.length === 0 && !byQuery.has(query)) return;
  byQuery.set(query, ids);
  shown = new Set([...byQuery.values()].flat());
  for (const listener of listeners) listener();
}

/** The ids of these items; none on the server and during hydration. */
export const useShownDrafts = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
