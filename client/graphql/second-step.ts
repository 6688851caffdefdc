import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let mustSetUp = false;

/** Records whether the server refuses everything until the user has set up a second step. */
export function setMustSetUpSecondStep(value: boolean) {
  if (value === mustSetUp) return;
  mustSetUp = value;
  for (const listener of listeners) listener();
}

/** Whether the user must set up a second step before anything else. */
export const useMustSetUpSecondStep = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => mustSetUp,
    () => false,
  );
