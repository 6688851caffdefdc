import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMutation as useApolloMutation } from "@apollo/client/react";
import { toApiError } from "./errors.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { refetchStale } from "./stale-queries.ts";

/** Apollo's own options; `refetchQueries` are names, of which those on the screen are refetched. */
export type MutationOptions<Data, Variables extends OperationVariables> = Omit<
  useApolloMutation.Options<Data, Variables>,
  "refetchQueries"
> & { refetchQueries?: readonly string[] };

/**
 * Called by the generated `use…Mutation` hooks of editors' documents: Apollo's own hook, which after
 * a write refetches the queries that it makes stale, in other tabs too. So it does when somebody
 * else was quicker, so that the screen shows their version.
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
