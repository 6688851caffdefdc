import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Context } from "../../content/context.ts";

/** What became of a question. */
export interface RequestOutcome {
  /** Answered without failures, from content alone. */
  isCacheable: boolean;
  /** Content may be another now, and whoever asked has been told so. */
  hasWritten: boolean;
  /** The database was away. */
  isFallback: boolean;
}

export type GraphqlContext = Context & { outcome: RequestOutcome };

export const emptyOutcome = (): RequestOutcome => ({
  isCacheable: false,
  hasWritten: false,
  isFallback: false,
});

/**
 * Queries whose answers to visitors come from content tables alone, and may be kept until these
 * change. `invitation` is not among them: its question is a secret, its answer an account's.
 * Searches are: that strangers search for any number of words costs no more than that they write
 * one question in any number of ways, and memory is bounded for both.
 */
export const cacheableFields: ReadonlySet<string> = new Set([
  "__typename",
  "__schema",
  "__type",
  "settings",
  "emergencyLines",
  "applicationForms",
  "consentText",
  "galleryYears",
  "reportYears",
  "blogPost",
  "blogPosts",
  "gallery",
  "galleries",
  "news",
  "galleryCategory",
  "galleryCategories",
  "member",
  "members",
  "partner",
  "partners",
  "project",
  "projects",
  "report",
  "reports",
  "togetherPoint",
  "togetherPoints",
]);

/** Notes in the context's `outcome` what became of each question. */
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
          // One of several may have been done before another failed. Strangers write content
          // only by taking one of a form's places, and cannot make us forget by being refused.
          outcome.hasWritten = hasSucceeded || viewer.kind === "user";
        }
        outcome.isFallback = errors.some(({ extensions }) => extensions?.code === "UNAVAILABLE");
      },
    };
  },
};

/** Whether all that is asked comes from content tables alone. */
export function readsOnlyContent(
  operation: OperationDefinitionNode,
  document: DocumentNode,
): boolean {
  const fields = new Set<string>();
  collectRootFields(operation.selectionSet, document, fields);
  return [...fields].every((name) => cacheableFields.has(name));
}

/** Names of the fields at the root, in fragments too. */
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
