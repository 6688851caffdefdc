import { createContext, useDeferredValue, useSyncExternalStore } from "react";

/** Labels of Admin Mode's edit links, in the reader's language. */
export type EditLabels = {
  /** "Edit: Warm winter"; the title may be blank. */
  edit: (title: string) => string;
  /** The verb of that label alone. */
  editText: string;
  draft: string;
  /** "appears 12 October", for an ISO 8601 date and time. */
  appears: (moment: string) => string;
  /** Marks an item that is shown as its draft is. */
  changes: string;
  /** Ids of these items. */
  shownDrafts: ReadonlySet<string>;
  /**
   * Labels of other actions by the names that screens use. Actions that the user may not perform
   * are missing.
   */
  actions: Readonly<Record<string, string>>;
};

/** The app provides them while Admin Mode is on; without them no edit links are shown. */
export const EditLabelsContext = createContext<EditLabels | null>(null);

let isOn = false;
const listeners = new Set<() => void>();

/** Local storage key: Admin Mode stays on after a reload, and is on in new tabs. */
const storageKey = "admin-mode";

/** Turns Admin Mode on if it was on in this browser. Call once, at startup, for a signed-in editor. */
export function restoreAdminMode() {
  try {
    isOn = localStorage.getItem(storageKey) === "on";
  } catch {
    // Storage is blocked.
  }
}

/** For a link that opens what visitors do not see in a new tab. */
export function enterAdminMode() {
  setAdminMode(true);
}

/** Turns Admin Mode on and off. */
export function toggleAdminMode() {
  setAdminMode(!isOn);
}

/** Call when the session ends: nobody without one may query drafts. */
export function leaveAdminMode() {
  setAdminMode(false);
}

function setAdminMode(next: boolean) {
  isOn = next;
  try {
    if (next) localStorage.setItem(storageKey, "on");
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Whether cards show their edit links. Always false on the server and during hydration. */
export function useAdminMode(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
    () => false,
  );
}

/**
 * Whether a screen queries drafts. It follows Admin Mode in a transition: until the result is
 * loaded the page and its scroll position stay as they are.
 */
export function useDrafts(): boolean {
  return useDeferredValue(useAdminMode());
}
