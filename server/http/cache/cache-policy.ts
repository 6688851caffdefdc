import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Context } from "../../content/context.ts";
import { kinds } from "../../kinds.ts";

/** What the cache has to know about an executed GraphQL request. */
export interface RequestOutcome {
  /** It succeeded and read only content tables. */
  isCacheable: boolean;
  /** It may have changed content, so the cache must be invalidated before the response is sent. */
  hasWritten: boolean;
  /** The database was unavailable. */
  isFallback: boolean;
}

export type GraphqlContext = Context & { outcome: RequestOutcome };

export const emptyOutcome = (): RequestOutcome => ({
  isCacheable: false,
  hasWritten: false,
  isFallback: false,
});

/**
 * Root fields whose results for visitors depend on content tables alone, so that they can be cached
 * until content changes. `invitation` is excluded: its argument is a secret, its result personal.
 * Searches are included: arbitrary search terms fill the cache no more than arbitrary spellings of
 * one query do, and its memory is bounded.
 */
export const cacheableFields: ReadonlySet<string> = new Set([
  "__typename",
  "__schema",
  "__type",
  "settings",
  "emergencyLines",
  "applicationForms",
  "consentText",
  "passwordResetByEmail",
  ...kinds.flatMap(({ cacheableQueries }) => cacheableQueries),
]);

/** Records the outcome of each request in the context's `outcome`. */
export const cachePolicyPlugin: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, document, operation, response: { body } }) {
        const { outcome, viewer } = contextValue;
        const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        const hasSucceeded = body.kind === "single" && errors.length === 0;
        if (operation?.operation === "query") {
          outcome.isCacheable =
            hasSucceeded && document !== undefined && readsOnlyContent(operation, document);
        } else if (operation?.operation === "mutation") {
          // One of several mutations may have succeeded before another failed. Visitors change
          // content only by submitting a form, and failed requests of theirs do not invalidate.
          outcome.hasWritten = hasSucceeded || viewer.kind === "user";
        }
        outcome.isFallback = errors.some(({ extensions }) => extensions?.code === "UNAVAILABLE");
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
