import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useRetention } from "./retention.ts";

/** Variables may be omitted only where the document needs none. */
export type QueryOptions<Variables> = {
  /** The page stays in use while the query is pending, without the loading indicator. */
  isQuiet?: boolean;
} & (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables });

/**
 * Called by the generated `use…Query` hooks of editors' documents: Apollo's own hook, whose data is
 * retained for a minute after the last screen that uses it unmounts. For parts of a screen that may
 * arrive later.
 */
export function useRetainedQuery<Data, Variables extends OperationVariables>(
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
