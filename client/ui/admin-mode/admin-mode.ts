import { createContext, useDeferredValue, useSyncExternalStore } from "react";

/** What the marks of Admin Mode say, in the reader's language. */
export type EditLabels = {
  /** "Edit: Warm winter"; the title may be blank. */
  edit: (title: string) => string;
  /** How that begins. */
  editWord: string;
  draft: string;
  /** "appears 12 October", of a moment in ISO 8601. */
  appears: (moment: string) => string;
  /** What other chips say, by the names that screens give them. What a reader may not do is not said. */
  actions: Readonly<Record<string, string>>;
};

/** The frame around the pages provides them while Admin Mode is on; without them there are no marks. */
export const EditLabelsContext = createContext<EditLabels | null>(null);

let isOn = false;
const listeners = new Set<() => void>();

/** Turns the marks for editing on and off, for this tab until it is reloaded. */
export function toggleAdminMode() {
  setAdminMode(!isOn);
}

/** When the session ends: nobody without one may ask for drafts. */
export function leaveAdminMode() {
  setAdminMode(false);
}

function setAdminMode(next: boolean) {
  isOn = next;
  for (const listener of listeners) listener();
}

/** Whether cards show their marks for editing. Never on the server, nor while its page is taken over. */
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
 * Whether a screen asks for drafts. It follows Admin Mode as soon as the answer is there: until
 * then the page stays as it is, and the reader where they are.
 */
export function useDrafts(): boolean {
  return useDeferredValue(useAdminMode());
}
