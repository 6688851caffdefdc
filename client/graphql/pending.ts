import { ApolloLink, Observable } from "@apollo/client";
import { useSyncExternalStore } from "react";

declare module "@apollo/client" {
  interface DefaultContext {
    /**
     * The query does not show the loading indicator: the page stays in use meanwhile. For
     * background reads and for parts of a screen that show their own loading state.
     */
    isQuiet?: boolean;
  }
}

let pending = 0;
const listeners = new Set<() => void>();

function changeCount(by: 1 | -1) {
  pending += by;
  // Deferred, because a suspense query starts while React renders, when no state may be set.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts every pending query except quiet ones, for the loading indicator. */
export const pendingLink = new ApolloLink((operation, forward) => {
  const isCounted = operation.operationType === "query" && !operation.getContext().isQuiet;
  if (!isCounted) return forward(operation);
  return new Observable((observer) => {
    changeCount(1);
    const subscription = forward(operation).subscribe(observer);
    return () => {
      subscription.unsubscribe();
      changeCount(-1);
    };
  });
});

/** Counts other work that the page waits for, such as a page's script. */
export function trackPending<Result>(promise: Promise<Result>): Promise<Result> {
  changeCount(1);
  return promise.finally(() => changeCount(-1));
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
