import type { ApolloClient } from "@apollo/client";
import { evictUnread } from "./retention.ts";

/** In place of names: all queries. */
export const everything = "*";

const waiting = new Set<string>();
let running: Promise<void> | undefined;

/**
 * Refetches the named queries that a component reads, and forgets what no component reads. Several
 * writes in a row share their refetches: Apollo alone would answer the second write with the
 * request that the first one began.
 */
export function refetchStale(client: ApolloClient, names: readonly string[]): Promise<void> {
  evictUnread(client);
  for (const name of names) waiting.add(name);
  running ??= refetchWaiting(client).finally(() => {
    running = undefined;
  });
  return running;
}

async function refetchWaiting(client: ApolloClient) {
  while (waiting.size > 0) {
    const names = new Set(waiting);
    waiting.clear();
    await client
      .refetchQueries({
        include: "active",
        onQueryUpdated: ({ queryName = "" }) => names.has(queryName) || names.has(everything),
      })
      // The component that reads the query shows its error.
      .catch(() => undefined);
  }
}
