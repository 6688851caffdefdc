import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { createContext, use } from "react";

/** What one page on the server is drawn from; see `server-answers.ts`. */
export type PageQueryResults = {
  /** Asks once for each document and its variables; rejects as Apollo does. */
  load<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Promise<Data>;
  /** What has been answered so far, without asking. */
  peek<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Data | undefined;
};

/** Null in the browser, where Apollo's cache stands in its place. */
export const PageQueryResultsContext = createContext<PageQueryResults | null>(null);

export function usePageQueryResults(): PageQueryResults {
  const results = use(PageQueryResultsContext);
  if (!results) throw new Error("A page on the server is drawn within its PageAnswersContext.");
  return results;
}
