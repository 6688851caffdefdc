import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** What the inbox shows is read again where it is shown: its order, its filters, its counts, mails. */
export function invalidateInbox({ cache }: ApolloClient) {
  cache.modify({
    fields: {
      applications: (_, { DELETE }) => DELETE,
      applicationCounts: (_, { DELETE }) => DELETE,
    },
  });
}

/** After somebody's data was erased: nothing of it stays in this browser's memory. */
export function evictApplications({ cache }: ApolloClient) {
  for (const fieldName of ["application", "applications", "applicationCounts", "mails"]) {
    cache.evict({ id: "ROOT_QUERY", fieldName });
  }
  cache.gc();
}

/** Reads the inbox again when somebody comes back to this tab: others work on it too. */
export function useRefetchOnFocus() {
  const client = useApolloClient();
  useEffect(() => {
    const refetchWhenVisible = () =>
      document.visibilityState === "visible" && invalidateInbox(client);
    document.addEventListener("visibilitychange", refetchWhenVisible);
    return () => document.removeEventListener("visibilitychange", refetchWhenVisible);
  }, [client]);
}
