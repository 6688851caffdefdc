import { useSyncExternalStore } from "react";

let isOn = false;
const listeners = new Set<() => void>();

/** Turns the marks for editing on and off, for this tab until it is reloaded. */
export function toggleAdminMode() {
  isOn = !isOn;
  for (const listener of listeners) listener();
}

/** Whether cards show their marks for editing. */
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
