import { ApolloClient, ApolloLink, HttpLink, Observable } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { learnServerTime } from "../server-clock.ts";
import { createCache, draftsLink } from "./cache.ts";
import { isUnexpected, toApiError } from "./errors.ts";
import { showNotification } from "./notifications.ts";
import type { Connection, PageQuery } from "./page-query.ts";
import { changePending } from "./pending.ts";
import { dropUnused, refetchStale, retain } from "./retention.ts";
import { currentSession, handleSessionEnded, listenForSession } from "./session.ts";
import { confirmationLink, setMustSetUpSecondStep } from "./user-checks.ts";

declare module "@apollo/client" {
  interface DefaultContext {
    /** The screen also shows unexpected errors itself, so the error link does not. */
    handlesOwnErrors?: boolean;
    /** The user did not ask for the operation: its errors neither sign out nor show anything. */
    isBackground?: boolean;
    /** The query does not show visitors the loading indicator; see `fetchOnce`. */
    isQuiet?: boolean;
  }
}

function createBrowserClient(): ApolloClient {
  const cache = createCache();
  const http = new HttpLink({ uri: "/graphql", credentials: "include", fetch: fetchWithTime });
  listenForSession(() => {
    setMustSetUpSecondStep(false);
    cache.evict({ id: "ROOT_QUERY", fieldName: "currentUser" });
    cache.evict({ id: "ROOT_QUERY", fieldName: "secondStep" });
    cache.evict({ id: "ROOT_QUERY", fieldName: "sessions" });
    // A signed-in user may have read more than the next user may.
    dropUnused(cache);
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([pendingLink, errorLink, confirmationLink, draftsLink, bearerLink, http]),
    devtools: { enabled: import.meta.env.DEV },
  });
}

/** Counts every pending query except quiet ones, for the loading indicator. */
const pendingLink = new ApolloLink((operation, forward) => {
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

const fetchWithTime: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  learnServerTime(response.headers.get("date"));
  return response;
};

const bearerLink = new ApolloLink((operation, forward) => {
  const token = currentSession()?.token;
  if (token) {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization: `Bearer ${token}` },
    }));
  }
  return forward(operation);
});

/**
 * Handles ended sessions and unexpected errors once, for all operations: the first signs out, both
 * show a notification. A refusal until a second step is set up leads there. A query's unexpected error is left to the route's frame, which shows it in
 * place of the page.
 */
const errorLink = new ErrorLink(({ error, operation }) => {
  if (operation.getContext().isBackground) return;
  const apiError = toApiError(error);
  if (apiError.code === "UNAUTHENTICATED" && currentSession()) {
    handleSessionEnded();
  } else if (apiError.code === "FORBIDDEN" && apiError.reason === "secondStep") {
    setMustSetUpSecondStep(true);
  } else if (isUnexpected(apiError) && operation.operationType === "mutation") {
    if (!operation.getContext().handlesOwnErrors) showNotification(apiError);
  }
});

/** The only client, in the browser alone. Visitors' pages load this module with `loadApollo`. */
export const client = createBrowserClient();

export const refetch = (stale: readonly string[]) => refetchStale(client, stale);

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
