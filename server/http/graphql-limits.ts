import type { ApolloServerPlugin } from "@apollo/server";
import { type ASTVisitor, GraphQLError, type ValidationContext } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";

/** Levels of nesting a document may have; the deepest screen needs seven. */
export const deepest = 12;
/** Fields that one answer may hold, lists counted by their length. */
export const dearest = 20_000;

const tooMuch = (code: string, limit: number) =>
  new GraphQLError(code, { extensions: { code, limit } });

/** Refuses documents nested deeper than `deepest`, fragments followed. Introspection is exempt. */
export function depthRule(context: ValidationContext): ASTVisitor {
  let depth = 0;
  return {
    OperationDefinition(operation) {
      depth = 0;
      const seen = new Set<string>();
      measure(operation, 0, seen);
      if (depth > deepest) context.reportError(tooMuch("TOO_DEEP", deepest));
    },
  };

  function measure(
    node: Parameters<typeof childrenOf>[0],
    level: number,
    path: ReadonlySet<string>,
  ): void {
    depth = Math.max(depth, level);
    if (depth > deepest) return;
    for (const child of childrenOf(node)) {
      if (child.kind === "Field") {
        if (!child.name.value.startsWith("__")) measure(child, level + 1, path);
      } else if (child.kind === "InlineFragment") measure(child, level, path);
      else if (!path.has(child.name.value)) {
        const fragment = context.getFragment(child.name.value);
        if (fragment) measure(fragment, level, new Set([...path, child.name.value]));
      }
    }
  }
}

interface Selecting {
  selectionSet?: { selections: readonly import("graphql").SelectionNode[] } | undefined;
}
const childrenOf = (node: Selecting) => node.selectionSet?.selections ?? [];

/** Refuses a document whose answer could hold more than `dearest` fields. */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operationName }) {
        const cost = getComplexity({
          schema,
          query: document,
          variables: request.variables ?? {},
          ...(operationName ? { operationName } : {}),
          estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
        });
        if (cost > dearest) throw tooMuch("TOO_COSTLY", dearest);
      },
    };
  },
};
