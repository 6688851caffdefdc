import type { DefaultContext, OperationVariables, TypedDocumentNode } from "@apollo/client";
import {
  useMutation as useApolloMutation,
  useQuery as useApolloQuery,
  useSuspenseQuery as useApolloSuspenseQuery,
} from "@apollo/client/react";
import { useContext } from "react";
import { toApiError } from "./errors.ts";
import { type QueryOptions as PageQueryOptions, RetryCountContext } from "./hooks.ts";
import { tellOtherTabs } from "./page-queries.ts";
import { refetchStale, useRetention } from "./retention.ts";

// What the generated hooks of editors' documents call: Apollo's own hooks under their names, for the
// admin area, which has Apollo from the start. Data are retained for a minute after the last screen
// that uses them unmounts.

/** Those of visitors, and more of Apollo's own. */
export type QueryOptions<Variables> = PageQueryOptions<Variables> & {
  fetchPolicy?: "network-only" | "cache-and-network";
  context?: DefaultContext;
};

/** For parts of a screen that may arrive later. */
export function useQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Variables>,
): useApolloQuery.Result<Data, Variables, "complete" | "empty"> {
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be omitted, which is unresolved
  // while `Variables` is generic; and partial data requires an option that we do not offer.
  return useApolloQuery<Data, Variables>(
    document,
    options as unknown as useApolloQuery.Options<Data, Variables>,
  ) as useApolloQuery.Result<Data, Variables, "complete" | "empty">;
}

/** Suspends until there is data and throws on error; the frame shows both. */
export function useSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: QueryOptions<Variables>,
): useApolloSuspenseQuery.Result<Data, Variables, "complete"> {
  const queryKey = useContext(RetryCountContext);
  useRetention(document, options.variables);
  // As above; without an error policy a suspense query has its data.
  return useApolloSuspenseQuery<Data, Variables>(document, {
    ...options,
    queryKey,
  } as unknown as useApolloSuspenseQuery.Options<Variables>) as useApolloSuspenseQuery.Result<
    Data,
    Variables,
    "complete"
  >;
}

/** Apollo's own options; `refetchQueries` are names, of which those on the screen are refetched. */
export type MutationOptions<Data, Variables extends OperationVariables> = Omit<
  useApolloMutation.Options<Data, Variables>,
  "refetchQueries"
> & { refetchQueries?: readonly string[] };

/**
 * After a write refetches the queries that it makes stale, in other tabs too. So it does when
 * somebody else was quicker, so that the screen shows their version.
 */
export function useMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: MutationOptions<Data, Variables>,
): useApolloMutation.ResultTuple<Data, Variables> {
  const { refetchQueries = [], awaitRefetchQueries = false, ...rest } = options;
  const [send, result] = useApolloMutation<Data, Variables>(document, rest);
  const refetch = () => refetchStale(result.client, refetchQueries);
  const write = async (...args: Parameters<typeof send>) => {
    try {
      const answer = await send(...args);
      if (refetchQueries.length === 0) return answer;
      tellOtherTabs(refetchQueries);
      const refetched = refetch();
      if (awaitRefetchQueries) await refetched;
      return answer;
    } catch (error) {
      if (["CONFLICT", "NOT_FOUND"].includes(toApiError(error).code)) void refetch();
      throw error;
    }
  };
  // The same function for callers, whose type depends on the variables.
  return [write as typeof send, result];
}
