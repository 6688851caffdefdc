import { useSyncExternalStore } from "react";

let running = 0;
const listeners = new Set<() => void>();

/** Changes the number of running uploads, across all queues. */
export function changeRunningCount(by: number) {
  if (by === 0) return;
  running += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether any upload is waiting or running, so that leaving the screen would lose it. */
export function useHasRunningUploads(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
