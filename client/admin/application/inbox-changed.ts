import type { ApolloClient } from "@apollo/client";

/** What the inbox shows is read again where it is shown: its order, its filters, its counts, mails. */
export function inboxChanged({ cache }: ApolloClient) {
  cache.modify({
    fields: {
      applications: (_, { DELETE }) => DELETE,
      applicationCounts: (_, { DELETE }) => DELETE,
    },
  });
}

/** After somebody's data was erased: nothing of it stays in this browser's memory. */
export function applicationsErased({ cache }: ApolloClient) {
  for (const fieldName of ["application", "applications", "applicationCounts", "mails"]) {
    cache.evict({ id: "ROOT_QUERY", fieldName });
  }
  cache.gc();
}
