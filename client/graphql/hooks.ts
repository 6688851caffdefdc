import type {
  DefaultContext,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from "@apollo/client";
import { createContext, use, useContext, useState, useSyncExternalStore } from "react";
import { loadApollo, pageQuery, tellOtherTabs } from "./page-queries.ts";

// What the generated hooks of visitors' documents call: hooks under Apollo's names, which load
// Apollo when they need it. On the server they read the page's query results. Editors' documents
// have the same hooks in `editor-hooks.ts`.

/** Variables may be omitted only where the document needs none. */
export type QueryOptions<Variables> =
  Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables };

/** Suspends until there is data and throws on error; the route's frame shows both. */
export const useSuspenseQuery = import.meta.env.SSR
  ? useServerSuspenseQuery
  : useBrowserSuspenseQuery;

/**
 * For parts of a page that may arrive later: on the server it returns data already loaded for the
 * page and executes nothing.
 */
export const useQuery = import.meta.env.SSR ? useServerQuery : useBrowserQuery;

/** Query results for one page rendered on the server; see `server-query-results.ts`. */
export type PageQueryResults = {
  /** Executes each document with its variables once; rejects as Apollo does. */
  load<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Promise<Data>;
  /** The result so far, without executing the query. */
  peek<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Data | undefined;
};

/** Null in the browser, which has `page-queries.ts` instead. */
export const PageQueryResultsContext = createContext<PageQueryResults | null>(null);

function usePageQueryResults(): PageQueryResults {
  const results = use(PageQueryResultsContext);
  if (!results) throw new Error("Server rendering requires a PageQueryResultsContext.");
  return results;
}

function useServerSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  const data = use(usePageQueryResults().load(document, variables ?? {}));
  return { data, refetch: async () => {} };
}

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  return { data: usePageQueryResults().peek(document, variables ?? {}) };
}

/**
 * Counts the reader's retries of the tree below. A failed query stays failed; under another number
 * it is executed again.
 */
export const RetryCountContext = createContext(0);

function useBrowserSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  const { query, data, error } = useOutcome(document, variables ?? {});
  if (error) throw error;
  return {
    data: data ?? use(query.loaded),
    refetch: () => loadApollo().then(() => query.refetch()),
  };
}

function useBrowserQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  return { data: useOutcome(document, variables ?? {}).data };
}

function useOutcome<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
) {
  const query = pageQuery(document, variables, useContext(RetryCountContext));
  const { data, error } = useSyncExternalStore(query.subscribe, query.outcome, query.outcome);
  return { query, data, error };
}

type SendOptions<Variables> = {
  variables?: Variables;
  context?: DefaultContext;
  /** The result does not enter the cache. */
  fetchPolicy?: "no-cache";
};

/** `Data` as in Apollo, which infers it from the document. */
export type MutationOptions<_Data, Variables> = SendOptions<Variables> & {
  /** Names of queries, of which those on the screen are refetched. */
  refetchQueries?: readonly string[];
};

/** Returns the function that sends the mutation and rejects on error, and whether it is sending. */
export function useMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { refetchQueries = [], ...defaults }: MutationOptions<Data, Variables>,
) {
  const mutation: DocumentNode = document;
  const [loading, setLoading] = useState(false);
  const send = async (options: SendOptions<Variables>) => {
    setLoading(true);
    try {
      const { client, refetch } = await loadApollo();
      const { data } = await client.mutate({ mutation, ...defaults, ...options });
      if (refetchQueries.length > 0) {
        tellOtherTabs(refetchQueries);
        void refetch(refetchQueries);
      }
      // The document carries the type of its result.
      return { data: data as Data | undefined };
    } finally {
      setLoading(false);
    }
  };
  return [send, { loading }] as const;
}

/** The server's maximum page size. */
const maxPageSize = 100;

/**
 * Page size for a cursor-paginated list: `atFirst`, and the same for every further page. In another
 * view of it, such as another language, the first request covers all that was loaded before, so
 * that the scroll position holds. Call `grew` when a further page has loaded.
 */
export function useListSize(view: string, atFirst: number) {
  const [shown, setShown] = useState(atFirst);
  const [size, setSize] = useState({ view, first: atFirst });
  if (size.view !== view) setSize({ view, first: Math.min(shown, maxPageSize) });
  const { first } = size;
  return { first, grew: () => setShown(shown + first) };
}
