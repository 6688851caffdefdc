import type {
  DefaultContext,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from "@apollo/client";
import { useState } from "react";
import { tellOtherTabs } from "./other-tabs.ts";
import { loadApollo } from "./page-queries.ts";

export type PageMutationOptions<Variables> = {
  variables?: Variables;
  context?: DefaultContext;
  /** The result does not enter the cache. */
  fetchPolicy?: "no-cache";
  /** Names of queries, of which those on the screen are refetched. */
  refetchQueries?: readonly string[];
};

/**
 * Called by the generated `use…Mutation` hooks of visitors' documents: returns the function that
 * sends the mutation, and whether it is sending. It loads Apollo, and rejects on error.
 */
export function usePageMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { refetchQueries = [], ...defaults }: PageMutationOptions<Variables>,
) {
  const mutation: DocumentNode = document;
  const [loading, setLoading] = useState(false);
  const send = async (options: Omit<PageMutationOptions<Variables>, "refetchQueries">) => {
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
