import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { useAttempt } from "./attempt.tsx";
import { useRetention } from "./retention.ts";

/** Variables may be left out only where the document needs none. */
export type SuspenseOptions<Variables> =
  Record<string, never> extends Variables ? { variables?: Variables } : { variables: Variables };

/**
 * What the generated `use…SuspenseQuery` hooks call: Apollo's own hook, whose data is kept for a
 * minute after the last screen that uses it has gone. Suspends until there is data and throws
 * when there can be none; the route's frame shows both.
 */
export function useKeptSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: SuspenseOptions<Variables>,
): useSuspenseQuery.Result<Data, Variables, "complete"> {
  const attempt = useAttempt();
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be left out, which stays open
  // while `Variables` is; and without an error policy a suspense query has its data.
  return useSuspenseQuery<Data, Variables>(document, {
    ...options,
    queryKey: attempt,
  } as useSuspenseQuery.Options<Variables>) as useSuspenseQuery.Result<Data, Variables, "complete">;
}
