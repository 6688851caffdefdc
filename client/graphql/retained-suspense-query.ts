import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { use, useEffect, useState } from "react";
import { usePageQueryResults } from "./page-query-results.ts";
import { useRetention } from "./retention.ts";
import { useRetryCount } from "./retry-count.tsx";

/** Variables may be left out only where the document needs none. */
export type SuspenseOptions<Variables> = {
  /**
   * Once the screen is there, what it reads anew comes without the loader: another page of a
   * table, or the list after an item was saved. The first reading is waited for as ever.
   */
  isQuietAfterwards?: boolean;
} & (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables });

/**
 * What the generated `use…SuspenseQuery` hooks call: Apollo's own hook, whose data is kept for a
 * minute after the last screen that uses it has gone. Suspends until there is data and throws
 * when there can be none; the route's frame shows both. On the server it is the page's answer.
 */
export const useRetainedSuspenseQuery = import.meta.env.SSR ? useServerQuery : useBrowserQuery;

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables }: SuspenseOptions<Variables>,
) {
  const data = use(usePageQueryResults().load(document, variables ?? {}));
  // All that a screen looks at while it is drawn; the rest belongs to what readers do.
  return { data } as useSuspenseQuery.Result<Data, Variables, "complete">;
}

function useBrowserQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { isQuietAfterwards = false, ...options }: SuspenseOptions<Variables>,
): useSuspenseQuery.Result<Data, Variables, "complete"> {
  const retryCount = useRetryCount();
  const hasMounted = useHasMounted(isQuietAfterwards);
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be left out, which stays open
  // while `Variables` is; and without an error policy a suspense query has its data.
  return useSuspenseQuery<Data, Variables>(document, {
    ...options,
    queryKey: retryCount,
    context: { isQuiet: hasMounted },
  } as unknown as useSuspenseQuery.Options<Variables>) as useSuspenseQuery.Result<
    Data,
    Variables,
    "complete"
  >;
}

/** Whether the component has been on the screen already; only looked at where it matters. */
function useHasMounted(matters: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (matters) setIsThere(true);
  }, [matters]);
  return isThere;
}
