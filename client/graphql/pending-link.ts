import { ApolloLink, Observable } from "@apollo/client";
import { changePending } from "./pending.ts";

declare module "@apollo/client" {
  interface DefaultContext {
    /**
     * The query does not show the loading indicator: the page stays in use meanwhile. For
     * background reads and for parts of a screen that show their own loading state.
     */
    isQuiet?: boolean;
  }
}

/** Counts every pending query except quiet ones, for the loading indicator. */
export const pendingLink = new ApolloLink((operation, forward) => {
  const isCounted = operation.operationType === "query" && !operation.getContext().isQuiet;
  if (!isCounted) return forward(operation);
  return new Observable((observer) => {
    changePending(1);
    const subscription = forward(operation).subscribe(observer);
    return () => {
      subscription.unsubscribe();
      changePending(-1);
    };
  });
});
