import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { createCache } from "./cache.ts";
import { isUnexpected, toApiError } from "./errors.ts";
import { showNotification } from "./notifications.ts";
import { pendingLink } from "./pending.ts";
import { dropUnused } from "./retention.ts";
import { currentSession, handleSessionEnded, listenForSession } from "./session.ts";

declare module "@apollo/client" {
  interface DefaultContext {
    /** The screen has words of its own for surprises too, so that nobody else tells them. */
    handlesOwnErrors?: boolean;
  }
}

/** The browser's client, beginning with what the server read for the page. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  const cache = createCache({ isServer: false }).restore(state);
  const http = new HttpLink({ uri: "/graphql", credentials: "include" });
  listenForSession(() => {
    cache.evict({ id: "ROOT_QUERY", fieldName: "currentUser" });
    // A signed-in reader may have seen more than the next one may.
    dropUnused(cache);
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([pendingLink, errorLink, bearerLink, http]),
    devtools: { enabled: import.meta.env.DEV },
  });
}

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
 * Answers ended sessions and surprises once, for everybody: the first signs out, both are told.
 * A query's surprise is left to the route's frame, which shows it in the page's place.
 */
const errorLink = new ErrorLink(({ error, operation }) => {
  const apiError = toApiError(error);
  if (apiError.code === "UNAUTHENTICATED" && currentSession()) {
    handleSessionEnded();
  } else if (isUnexpected(apiError) && operation.operationType === "mutation") {
    if (!operation.getContext().handlesOwnErrors) showNotification(apiError);
  }
});
