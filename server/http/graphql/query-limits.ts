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

/** Levels of nesting a document may have; the deepest screen needs seven. */
export const maxDepth = 12;
/** Fields that one answer may hold, lists counted by their length. */
export const maxCost = 20_000;

const limitExceeded = (code: string, limit: number) =>
  new GraphQLError(code, { extensions: { code, limit, http: { status: 400 } } });

interface DocumentSize {
  /** Levels of fields. */
  depth: number;
  /** Fields and fragments, once every fragment is written out where it is used. */
  nodeCount: number;
}

/**
 * Refuses documents nested deeper than `deepest`, or of more than `dearest` parts once their
 * fragments are written out. Each fragment is measured once: fragments that use one another
 * twice, a few hundred times over, would keep whoever walks them busy for ever.
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
    // The schema's own depth is bounded by graphql itself.
    if (selection.name.value.startsWith("__")) return { depth: 0, nodeCount: 0 };
    return { depth: inner.depth + 1, nodeCount: inner.nodeCount };
  }

  function fragmentSize(name: string): DocumentSize {
    const measured = sizes.get(name);
    if (measured) return measured;
    // A circle is refused by graphql's own rule; here it only has to end.
    sizes.set(name, { depth: 0, nodeCount: 0 });
    const fragment = context.getFragment(name);
    const measure = fragment ? sizeOf(fragment) : { depth: 0, nodeCount: 0 };
    sizes.set(name, measure);
    return measure;
  }
}

type WithSelectionSet = { selectionSet?: { selections: readonly SelectionNode[] } | undefined };

/** Refuses a document whose answer could hold more than `dearest` fields. */
export const costLimitPlugin: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operation, operationName }) {
        if (!operation) return;
        const { variables = {} } = request;
        const definitions = operation.variableDefinitions ?? [];
        // Execution refuses them too, and says which.
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
                // `documentLimits` has refused what is longer.
                maxQueryNodes: maxCost + 1,
              });
        costs.set(operation, { amounts: costVariables, cost });
        if (cost > maxCost) throw limitExceeded("TOO_COSTLY", maxCost);
      },
    };
  },
};

/** Of the documents that Apollo keeps parsed: what each cost with the amounts it last came with. */
const costs = new WeakMap<OperationDefinitionNode, { amounts: string; cost: number }>();

/** Lengths of lists and switches: of all variables, they alone tell how many fields there are. */
const affectsCost = ([, value]: [string, unknown]): boolean =>
  typeof value === "number" || typeof value === "boolean";
