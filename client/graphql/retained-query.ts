import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { usePageQueryResults } from "./page-query-results.ts";
import { useRetention } from "./retention.ts";

/** Variables may be left out only where the document needs none. */
export type QueryOptions<Variables> = {
  /** The page stays in use while it is on its way, without the loader. */
  isQuiet?: boolean;
} & (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables });

/**
 * What the generated `use…Query` hooks call: Apollo's own hook, whose data is kept for a minute
 * after the last screen that uses it has gone. For parts of a screen that may arrive later: the
 * server shows what the page has been answered already, and asks for nothing.
 */
export const useRetainedQuery = import.meta.env.SSR ? useServerQuery : useBrowserQuery;

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: QueryOptions<Variables>,
) {
  const data = usePageQueryResults().peek(document, variables ?? {});
  // All that a screen looks at while it is drawn; the rest belongs to what readers do.
  return { data } as useQuery.Result<Data, Variables, "complete" | "empty">;
}

function useBrowserQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { isQuiet = false, ...options }: QueryOptions<Variables>,
): useQuery.Result<Data, Variables, "complete" | "empty"> {
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be left out, which stays open
  // while `Variables` is; and partial data is asked for by an option that is none of ours.
  return useQuery<Data, Variables>(document, {
    ...options,
    context: { isQuiet },
  } as unknown as useQuery.Options<Data, Variables>) as useQuery.Result<
    Data,
    Variables,
    "complete" | "empty"
  >;
}
