import type { ApolloServerPlugin } from "@apollo/server";
import {
  type ASTVisitor,
  GraphQLError,
  getVariableValues,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";

/** Maximum nesting of fields in a document; the deepest screen needs seven levels. */
export const maxDepth = 12;
/** Maximum number of fields in one response; lists count by their length. */
export const maxCost = 20_000;

const limitExceeded = (code: string, limit: number) =>
  new GraphQLError(code, { extensions: { code, limit, http: { status: 400 } } });

interface DocumentSize {
  /** Levels of fields. */
  depth: number;
  /** Fields and fragment spreads after every fragment is expanded where it is used. */
  nodeCount: number;
}

/**
 * Refuses documents deeper than `maxDepth`, or with more than `maxCost` nodes after fragments are
 * expanded. Each fragment is measured once: walking a chain of fragments that each spread the
 * next one twice would take exponential time.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const sizes = new Map<string, DocumentSize>();
  return {
    OperationDefinition(operation) {
      const { depth, nodeCount } = sizeOf(operation);
      if (depth > maxDepth) context.reportError(limitExceeded("TOO_DEEP", maxDepth));
      else if (nodeCount > maxCost) context.reportError(limitExceeded("TOO_COSTLY", maxCost));
    },
  };

  function sizeOf(node: WithSelectionSet): DocumentSize {
    const total = { depth: 0, nodeCount: 0 };
    for (const child of node.selectionSet?.selections ?? []) {
      const { depth, nodeCount } = selectionSize(child);
      total.depth = Math.max(total.depth, depth);
      total.nodeCount += nodeCount + 1;
    }
    return total;
  }

  function selectionSize(selection: SelectionNode): DocumentSize {
    if (selection.kind === "FragmentSpread") return fragmentSize(selection.name.value);
    const inner = sizeOf(selection);
    if (selection.kind === "InlineFragment") return inner;
    // graphql itself limits the depth of introspection fields.
    if (selection.name.value.startsWith("__")) return { depth: 0, nodeCount: 0 };
    return { depth: inner.depth + 1, nodeCount: inner.nodeCount };
  }

  function fragmentSize(name: string): DocumentSize {
    const measured = sizes.get(name);
    if (measured) return measured;
    // graphql's own rule refuses cyclic fragments; here the recursion only has to end.
    sizes.set(name, { depth: 0, nodeCount: 0 });
    const fragment = context.getFragment(name);
    const measure = fragment ? sizeOf(fragment) : { depth: 0, nodeCount: 0 };
    sizes.set(name, measure);
    return measure;
  }
}

type WithSelectionSet = { selectionSet?: { selections: readonly SelectionNode[] } | undefined };

/** Refuses an operation whose response could contain more than `maxCost` fields. */
export const costLimitPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operation, operationName }) {
        if (!operation) return;
        const { variables = {} } = request;
        const definitions = operation.variableDefinitions ?? [];
        // Execution reports invalid variables by name.
        const { coerced, errors } = getVariableValues(schema, definitions, variables);
        if (errors) return;
        const costVariables = JSON.stringify(Object.entries(coerced).filter(affectsCost));
        const cached = costs.get(operation);
        const cost =
          cached?.amounts === costVariables
            ? cached.cost
            : getComplexity({
                schema,
                query: document,
                variables,
                ...(operationName ? { operationName } : {}),
                estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
                // `documentLimits` has already refused larger documents.
                maxQueryNodes: maxCost + 1,
              });
        costs.set(operation, { amounts: costVariables, cost });
        if (cost > maxCost) throw limitExceeded("TOO_COSTLY", maxCost);
      },
    };
  },
};

/** Cost of each document in Apollo's cache, with the variables of its last request. */
const costs = new WeakMap<OperationDefinitionNode, { amounts: string; cost: number }>();

/** Only numbers (list lengths) and booleans (@include, @skip) affect the number of fields. */
const affectsCost = ([, value]: [string, unknown]): boolean =>
  typeof value === "number" || typeof value === "boolean";
