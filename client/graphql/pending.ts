import { useSyncExternalStore } from "react";

let pending = 0;
const listeners = new Set<() => void>();

/** Counts something that the page waits for, and its end. */
export function changePending(by: 1 | -1) {
  pending += by;
  // Deferred, because a suspense query starts while React renders, when no state may be set.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts work that the page waits for, such as a page's script. */
export function trackPending<Result>(promise: Promise<Result>): Promise<Result> {
  changePending(1);
  return promise.finally(() => changePending(-1));
}

/** Whether anything is pending now. */
export function useIsPending(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending > 0,
    () => false,
  );
}
