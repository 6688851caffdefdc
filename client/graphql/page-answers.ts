import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { createContext, use } from "react";

/** What one page on the server is drawn from; see `server-answers.ts`. */
export type PageAnswers = {
  /** Asks once for each document and its variables; rejects as Apollo does. */
  of<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Promise<Data>;
  /** What has been answered so far, without asking. */
  known<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: OperationVariables,
  ): Data | undefined;
};

/** Null in the browser, where Apollo's cache stands in its place. */
export const PageAnswersContext = createContext<PageAnswers | null>(null);

export function usePageAnswers(): PageAnswers {
  const answers = use(PageAnswersContext);
  if (!answers) throw new Error("A page on the server is drawn within its PageAnswersContext.");
  return answers;
}
