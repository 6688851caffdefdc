import { ApolloLink, Observable } from "@apollo/client";
import { useSyncExternalStore } from "react";

declare module "@apollo/client" {
  interface DefaultContext {
    /**
     * Nobody waits for this query: the page stays in use while it is on its way. For what is read
     * in the background, and for parts of a screen that show their own waiting.
     */
    isQuiet?: boolean;
  }
}

let pending = 0;
const listeners = new Set<() => void>();

function changeCount(by: 1 | -1) {
  pending += by;
  // Later, for a suspense query begins while React renders, when nothing may be told.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Counts every query on its way but the quiet ones, so that the page can show that it waits. */
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

/** Counts something else that the page waits for, as a page's script. */
export function trackPending<Result>(promise: Promise<Result>): Promise<Result> {
  changeCount(1);
  return promise.finally(() => changeCount(-1));
}

/** Whether anything is on its way now. */
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
