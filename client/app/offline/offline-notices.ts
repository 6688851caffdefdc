import { useSyncExternalStore } from "react";

/** What the service worker told this page. */
export type OfflineState = {
  /** Whether the server has a newer version than the one that runs here. */
  isOutdated: boolean;
  /** Address of the page that was read without a connection, and when it was current. */
  copy: { address: string; checkedAt: number } | null;
};

let state: OfflineState = { isOutdated: false, copy: null };
const initial = state;
const listeners = new Set<() => void>();

export function setOfflineState(changed: Partial<OfflineState>) {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOfflineState = (): OfflineState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );

let script = "";

/** The path of the script that runs here, by which an outdated version is recognized. */
export const entryScript = (): string => script;

/** Call once, from the entry script. */
export function setEntryScript(url: string) {
  script = new URL(url).pathname;
}
