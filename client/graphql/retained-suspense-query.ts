import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useRetention } from "./retention.ts";
import { useRetryCount } from "./retry-count.tsx";

/** Variables may be omitted only where the document needs none. */
export type SuspenseOptions<Variables> = {
  /**
   * After the first load, later loads are quiet: another page of a table, or the list after an item
   * was saved. The first load shows the loading indicator as usual.
   */
  isQuietAfterwards?: boolean;
} & (Record<string, never> extends Variables
  ? { variables?: Variables }
  : { variables: Variables });

/**
 * Called by the generated `use…SuspenseQuery` hooks of editors' documents: Apollo's own hook, whose
 * data is retained for a minute after the last screen that uses it unmounts. Suspends until there
 * is data and throws on error; the route's frame shows both.
 */
export function useRetainedSuspenseQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { isQuietAfterwards = false, ...options }: SuspenseOptions<Variables>,
): useSuspenseQuery.Result<Data, Variables, "complete"> {
  const retryCount = useRetryCount();
  const hasMounted = useHasMounted(isQuietAfterwards);
  useRetention(document, options.variables);
  // Apollo decides by a conditional type whether variables may be omitted, which is unresolved
  // while `Variables` is generic; and without an error policy a suspense query has its data.
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

/** Whether the component has mounted; only tracked where it matters. */
function useHasMounted(matters: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (matters) setIsThere(true);
  }, [matters]);
  return isThere;
}
