import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { ChangeApplicationStateStaleQueries } from "../../graphql/generated/ApplicationPage.ts";
import { refetchStale } from "../../graphql/retention.ts";

/** Root fields that contain what applicants sent. */
export const applicationFields = ["application", "applications", "applicationCounts", "emails"];

/** Call after a person's data was erased: removes all applications from this browser's memory. */
export function evictApplications({ cache }: ApolloClient) {
  for (const fieldName of applicationFields) {
    cache.evict({ id: "ROOT_QUERY", fieldName });
  }
  cache.gc();
}

/** Refetches the inbox when the tab regains the focus, because others work on it too. */
export function useRefetchOnFocus() {
  const client = useApolloClient();
  useEffect(() => {
    const refetchWhenVisible = () =>
      document.visibilityState === "visible" &&
      void refetchStale(client, ChangeApplicationStateStaleQueries);
    document.addEventListener("visibilitychange", refetchWhenVisible);
    return () => document.removeEventListener("visibilitychange", refetchWhenVisible);
  }, [client]);
}
