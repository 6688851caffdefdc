import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { usePageQueryResults } from "./page-query-results.ts";
import { useRetention } from "./retention.ts";

/** Variables may be omitted only where the document needs none. */
export type QueryOptions<Variables> = {
  /** The page stays in use while the query is pending, without the loading indicator. */
  isQuiet?: boolean;
} & (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables });

/**
 * Called by the generated `use…Query` hooks: Apollo's own hook, whose data is retained for a minute
 * after the last screen that uses it unmounts. For parts of a screen that may arrive later: on the
 * server it returns data already loaded for the page and executes nothing.
 */
export const useRetainedQuery = import.meta.env.SSR ? useServerQuery : useBrowserQuery;

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  const data = usePageQueryResults().peek(document, variables ?? {});
  // Only the fields that screens read while rendering; the others serve events.
  return { data } as useQuery.Result<Data, Variables, "complete" | "empty">;
}

function useBrowserQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { isQuiet = false, ...options }: QueryOptions<Variables>,
): useQuery.Result<Data, Variables, "complete" | "empty"> {
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be omitted, which is unresolved
  // while `Variables` is generic; and partial data requires an option that we do not offer.
  return useQuery<Data, Variables>(document, {
    ...options,
    context: { isQuiet },
  } as unknown as useQuery.Options<Data, Variables>) as useQuery.Result<
    Data,
    Variables,
    "complete" | "empty"
  >;
}
