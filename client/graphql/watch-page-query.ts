import { client } from "./client.ts";
import type { Connection, PageQuery } from "./page-query.ts";
import { retain } from "./retention.ts";

/** Watches a page's query in Apollo's cache, beginning with what the server loaded for it. */
export function watchPageQuery(query: PageQuery): Connection {
  const { document, variables } = query;
  const { data: restored } = query.outcome();
  if (restored !== undefined)
    client.writeQuery({ query: document, variables, data: restored, broadcast: false });
  const observable = client.watchQuery({
    query: document,
    variables,
    notifyOnNetworkStatusChange: false,
    // An editor may have saved a draft since; visitors do not wait for what the cache has.
    ...(variables.drafts === true && { fetchPolicy: "cache-and-network" as const }),
  });
  let isOwnData = restored !== undefined;
  const subscription = observable.subscribe(({ data, dataState, error }) => {
    if (error) query.fail(error);
    // What was just written comes back first; the page need not render it again.
    else if (dataState === "complete" && !isOwnData) query.succeed(data);
    isOwnData = false;
  });
  return {
    retain: () => retain(client.cache, document, variables),
    refetch: () => observable.refetch(),
    close: () => subscription.unsubscribe(),
  };
}
