import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../../content/context.ts";
import { Loaders } from "../../content/image-loaders.ts";
import { readsOnlyContent } from "./cache-policy.ts";

/** Executes a query for a page being rendered; its documents already contain `__typename`. */
export type ExecuteQuery = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

export const executeWith =
  (schema: GraphQLSchema, contextValue: unknown): ExecuteQuery =>
  async (document, variableValues) =>
    execute({ schema, document, variableValues, contextValue });

/**
 * As `executeWith`, with all statements of a query on one connection, which sends them together.
 */
export const executeOnOneConnection =
  (schema: GraphQLSchema, context: Context): ExecuteQuery =>
  async (document, variables) => {
    if (context.db.queryRunner) return executeWith(schema, context)(document, variables);
    const runner = context.db.connection.createQueryRunner("master");
    const { manager } = runner;
    const ownContext = { ...context, db: manager, loaders: new Loaders(manager, context.now) };
    try {
      return await executeWith(schema, ownContext)(document, variables);
    } finally {
      await runner.release();
    }
  };

/** Query results that all anonymous pages of one cache generation share. */
export type QueryMemo = LRUCache<string, Promise<unknown>>;

/** 100 entries: several times the number of queries on the largest pages together. */
export const createQueryMemo = (): QueryMemo => new LRUCache({ max: 100 });

/**
 * Executes each content query once for all pages rendered before content changes: many pages share
 * settings and lists, and an arbitrary unknown URL then costs only its rendering.
 */
export function memoizeExecute(executeQuery: ExecuteQuery, memo: QueryMemo): ExecuteQuery {
  return (document, variables) => {
    const operation = document.definitions.find(({ kind }) => kind === "OperationDefinition");
    if (operation?.kind !== "OperationDefinition" || !readsOnlyContent(operation, document)) {
      return executeQuery(document, variables);
    }
    // Every operation of the client has a unique name: codegen requires it.
    const key = `${operation.name?.value} ${JSON.stringify(variables)}`;
    // Only this function writes entries under such keys.
    const memoized = memo.get(key) as Promise<ExecutionResult> | undefined;
    if (memoized) return memoized;
    const result = executeQuery(document, variables);
    memo.set(key, result);
    const evict = () => void (memo.peek(key) === result && memo.delete(key));
    result.then(({ errors }) => errors && evict(), evict);
    return result;
  };
}
