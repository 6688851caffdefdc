import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { readsOnlyContent } from "./cache-policy.ts";
import type { QueryMemo } from "./producer.ts";

/** How a page that is drawn asks the schema; its documents name their types already. */
export type ExecuteQuery = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

export const executeWith =
  (schema: GraphQLSchema, contextValue: unknown): ExecuteQuery =>
  async (document, variableValues) =>
    execute({ schema, document, variableValues, contextValue });

/**
 * Asks once what pages ask of content, for all that are drawn before content changes: settings
 * and lists stand on many, and an address of which there is no end costs drawing alone.
 */
export function memoizeExecute(executeQuery: ExecuteQuery, memo: QueryMemo): ExecuteQuery {
  return (document, variables) => {
    const operation = document.definitions.find(({ kind }) => kind === "OperationDefinition");
    if (operation?.kind !== "OperationDefinition" || !readsOnlyContent(operation, document)) {
      return executeQuery(document, variables);
    }
    // The client's documents have names of their own, or no hooks would be made of them.
    const key = `${operation.name?.value} ${JSON.stringify(variables)}`;
    // Nobody else puts anything under such names.
    const memoized = memo.get(key) as Promise<ExecutionResult> | undefined;
    if (memoized) return memoized;
    const result = executeQuery(document, variables);
    memo.set(key, result);
    const evict = () => void (memo.peek(key) === result && memo.delete(key));
    result.then(({ errors }) => errors && evict(), evict);
    return result;
  };
}
