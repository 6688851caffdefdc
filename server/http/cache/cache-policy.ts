import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Context } from "../../content/context.ts";
import { kinds } from "../../kinds.ts";
import { isDatabaseOutage } from "../../platform/database/database.ts";
import { isCanonicalIntrospection } from "./canonical-introspection.ts";

/** What the cache has to know about an executed GraphQL request. */
export interface RequestOutcome {
  /** It succeeded and read only content tables. */
  isCacheable: boolean;
  /** The database was unavailable. */
  isFallback: boolean;
  /** The database or the store of files was unavailable: the client should try again. */
  isUnavailable: boolean;
}

export type GraphqlContext = Context & { outcome: RequestOutcome };

export const emptyOutcome = (): RequestOutcome => ({
  isCacheable: false,
  isFallback: false,
  isUnavailable: false,
});

/**
 * Root fields whose results for visitors depend on content tables alone, so that they can be cached
 * until content changes. `invitation` is excluded: its argument is a secret, its result personal.
 * So is introspection, of which only the query that tools send is cached.
 * Searches are included: arbitrary search terms fill the cache no more than arbitrary spellings of
 * one query do, and its memory is bounded.
 */
export const cacheableFields: ReadonlySet<string> = new Set([
  "__typename",
  "settings",
  "emergencyLines",
  "formChoices",
  "applicationForms",
  "consentText",
  "passwordResetByEmail",
  ...kinds.flatMap(({ kind: { operations }, cacheableQueries = [] }) => [
    operations.item,
    operations.list,
    ...cacheableQueries,
  ]),
]);

/** Records the outcome of each request in the context's `outcome`. */
export const cachePolicyPlugin: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async willSendResponse(requestContext) {
        const { contextValue, document, operation, source = "", response } = requestContext;
        const { body } = response;
        const { outcome } = contextValue;
        const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        const hasSucceeded = body.kind === "single" && errors.length === 0;
        if (operation?.operation === "query") {
          outcome.isCacheable =
            hasSucceeded &&
            document !== undefined &&
            (readsOnlyContent(operation, document) || isCanonicalIntrospection(source));
        }
        outcome.isFallback = errors.some(({ extensions = {} }) => isDatabaseOutage(extensions));
        outcome.isUnavailable = errors.some(({ extensions }) => extensions?.code === "UNAVAILABLE");
      },
    };
  },
};

/** Whether every root field of the operation is in `cacheableFields`. */
export function readsOnlyContent(
  operation: OperationDefinitionNode,
  document: DocumentNode,
): boolean {
  const fields = new Set<string>();
  collectRootFields(operation.selectionSet, document, fields);
  return [...fields].every((name) => cacheableFields.has(name));
}

/** Collects the names of all root fields, including those in fragments. */
function collectRootFields(
  { selections }: SelectionSetNode,
  document: DocumentNode,
  fields: Set<string>,
  visitedFragments = new Set<string>(),
): void {
  for (const selection of selections) {
    if (selection.kind === "Field") fields.add(selection.name.value);
    else if (selection.kind === "InlineFragment") {
      collectRootFields(selection.selectionSet, document, fields, visitedFragments);
    } else if (!visitedFragments.has(selection.name.value)) {
      visitedFragments.add(selection.name.value);
      const fragment = document.definitions.find(
        (one) => one.kind === "FragmentDefinition" && one.name.value === selection.name.value,
      );
      if (fragment?.kind === "FragmentDefinition") {
        collectRootFields(fragment.selectionSet, document, fields, visitedFragments);
      }
    }
  }
}
