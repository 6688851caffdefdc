import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { createContext, use } from "react";

/** Query results for one page rendered on the server; see `server-query-results.ts`. */
export type PageQueryResults = {
  /** Executes each document with its variables once; rejects as Apollo does. */
  load<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Promise<Data>;
  /** The result so far, without executing the query. */
  peek<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Data | undefined;
};

/** Null in the browser, which has `page-queries.ts` instead. */
export const PageQueryResultsContext = createContext<PageQueryResults | null>(null);

export function usePageQueryResults(): PageQueryResults {
  const results = use(PageQueryResultsContext);
  if (!results) throw new Error("Server rendering requires a PageQueryResultsContext.");
  return results;
}
