import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { learnServerTime } from "../server-clock.ts";
import { createCache } from "./cache.ts";
import { confirmationLink } from "./confirmation.ts";
import { draftsLink } from "./drafts-link.ts";
import { isUnexpected, toApiError } from "./errors.ts";
import { showNotification } from "./notifications.ts";
import { pendingLink } from "./pending-link.ts";
import { dropUnused } from "./retention.ts";
import { setMustSetUpSecondStep } from "./second-step.ts";
import { currentSession, handleSessionEnded, listenForSession } from "./session.ts";

declare module "@apollo/client" {
  interface DefaultContext {
    /** The screen also shows unexpected errors itself, so the error link does not. */
    handlesOwnErrors?: boolean;
    /** The user did not ask for the operation: its errors neither sign out nor show anything. */
    isBackground?: boolean;
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

/** The only client, in the browser alone. Visitors' pages load this module with `loadClient`. */
export const client = createBrowserClient();
