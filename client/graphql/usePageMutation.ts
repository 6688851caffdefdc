import type {
  DefaultContext,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from "@apollo/client";
import { useState } from "react";
import { loadClient } from "./page-queries.ts";

export type PageMutationOptions<Variables> = {
  variables?: Variables;
  context?: DefaultContext;
  /** The result does not enter the cache. */
  fetchPolicy?: "no-cache";
};

/**
 * Called by the generated `use…Mutation` hooks of visitors' documents: returns the function that
 * sends the mutation, and whether it is sending. It loads Apollo, and rejects on error.
 */
export function usePageMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  defaults: PageMutationOptions<Variables>,
) {
  const mutation: DocumentNode = document;
  const [loading, setLoading] = useState(false);
  const send = async (options: PageMutationOptions<Variables>) => {
    setLoading(true);
    try {
      const client = await loadClient();
      const { data } = await client.mutate({ mutation, ...defaults, ...options });
      // The document carries the type of its result.
      return { data: data as Data | undefined };
    } finally {
      setLoading(false);
    }
  };
  return [send, { loading }] as const;
}
