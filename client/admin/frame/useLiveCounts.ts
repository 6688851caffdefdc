import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { ApplicationCountsDocument } from "../../graphql/generated/ApplicationCounts.ts";
import { ChangeApplicationStateStaleQueries } from "../../graphql/generated/ApplicationPage.ts";
import { refetchStale } from "../../graphql/retention.ts";

const pollIntervalMs = 15_000;
/** Without input for so long nothing is asked, or an unattended tab would keep its session alive. */
const unattendedAfterMs = 3_600_000;

/**
 * Keeps the counts of the inbox up to date while the tab is visible, and refetches its list when
 * the number of new applications changes.
 */
export function useLiveCounts(): void {
  const client = useApolloClient();
  useEffect(() => {
    let lastInputAt = Date.now();
    const noteInput = () => {
      lastInputAt = Date.now();
    };
    const refetch = async () => {
      const isAttended = Date.now() - lastInputAt < unattendedAfterMs;
      if (document.visibilityState !== "visible" || !isAttended) return;
      const query = ApplicationCountsDocument;
      const before = client.readQuery({ query });
      // Without a connection the last counts stay; the next attempt follows.
      const answer = await client
        .query({ query, fetchPolicy: "network-only" })
        .catch(() => undefined);
      const after = answer?.data;
      if (!before || !after || before.applicationCounts.new === after.applicationCounts.new) return;
      void refetchStale(client, ChangeApplicationStateStaleQueries);
    };
    const noteVisible = () => {
      if (document.visibilityState === "visible") noteInput();
      void refetch();
    };
    const timer = setInterval(() => void refetch(), pollIntervalMs);
    document.addEventListener("visibilitychange", noteVisible);
    addEventListener("pointerdown", noteInput);
    addEventListener("keydown", noteInput);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", noteVisible);
      removeEventListener("pointerdown", noteInput);
      removeEventListener("keydown", noteInput);
    };
  }, [client]);
}
