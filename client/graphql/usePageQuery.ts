import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { use, useSyncExternalStore } from "react";
import { loadApollo, pageQuery } from "./page-queries.ts";
import { usePageQueryResults } from "./page-query-results.ts";
import { useRetryCount } from "./retry-count.tsx";

/** Variables may be omitted only where the document needs none. */
export type PageQueryOptions<Variables> =
  Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables };

/**
 * Called by the generated `use…SuspenseQuery` hooks of visitors' documents. Suspends until there is
 * data and throws on error; the route's frame shows both. On the server it reads the page's query
 * results.
 */
export const usePageSuspenseQuery = import.meta.env.SSR ? useServerSuspenseQuery : useSuspenseQuery;

/**
 * Called by the generated `use…Query` hooks of visitors' documents, for parts of a page that may
 * arrive later: on the server it returns data already loaded for the page and executes nothing.
 */
export const usePageQuery = import.meta.env.SSR ? useServerQuery : useBrowserQuery;

function useServerSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: PageQueryOptions<Variables>,
) {
  const data = use(usePageQueryResults().load(document, variables ?? {}));
  return { data, refetch: async () => {} };
}

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: PageQueryOptions<Variables>,
) {
  return { data: usePageQueryResults().peek(document, variables ?? {}) };
}

function useSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: PageQueryOptions<Variables>,
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
  { variables }: PageQueryOptions<Variables>,
) {
  return { data: useOutcome(document, variables ?? {}).data };
}

function useOutcome<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
) {
  const query = pageQuery(document, variables, useRetryCount());
  const { data, error } = useSyncExternalStore(query.subscribe, query.outcome, query.outcome);
  return { query, data, error };
}
