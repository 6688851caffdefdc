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
export const deepest = 12;
/** Fields that one answer may hold, lists counted by their length. */
export const dearest = 20_000;

const tooMuch = (code: string, limit: number) =>
  new GraphQLError(code, { extensions: { code, limit, http: { status: 400 } } });

interface Measure {
  /** Levels of fields. */
  depth: number;
  /** Fields and fragments, once every fragment is written out where it is used. */
  parts: number;
}

/**
 * Refuses documents nested deeper than `deepest`, or of more than `dearest` parts once their
 * fragments are written out. Each fragment is measured once: fragments that use one another
 * twice, a few hundred times over, would keep whoever walks them busy for ever.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const known = new Map<string, Measure>();
  return {
    OperationDefinition(operation) {
      const { depth, parts } = measureOf(operation);
      if (depth > deepest) context.reportError(tooMuch("TOO_DEEP", deepest));
      else if (parts > dearest) context.reportError(tooMuch("TOO_COSTLY", dearest));
    },
  };

  function measureOf(node: Selecting): Measure {
    const total = { depth: 0, parts: 0 };
    for (const child of node.selectionSet?.selections ?? []) {
      const { depth, parts } = measureOfSelection(child);
      total.depth = Math.max(total.depth, depth);
      total.parts += parts + 1;
    }
    return total;
  }

  function measureOfSelection(selection: SelectionNode): Measure {
    if (selection.kind === "FragmentSpread") return measureOfFragment(selection.name.value);
    const inner = measureOf(selection);
    if (selection.kind === "InlineFragment") return inner;
    // The schema's own depth is bounded by graphql itself.
    if (selection.name.value.startsWith("__")) return { depth: 0, parts: 0 };
    return { depth: inner.depth + 1, parts: inner.parts };
  }

  function measureOfFragment(name: string): Measure {
    const measured = known.get(name);
    if (measured) return measured;
    // A circle is refused by graphql's own rule; here it only has to end.
    known.set(name, { depth: 0, parts: 0 });
    const fragment = context.getFragment(name);
    const measure = fragment ? measureOf(fragment) : { depth: 0, parts: 0 };
    known.set(name, measure);
    return measure;
  }
}

type Selecting = { selectionSet?: { selections: readonly SelectionNode[] } | undefined };

/** Refuses a document whose answer could hold more than `dearest` fields. */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operation, operationName }) {
        if (!operation) return;
        const { variables = {} } = request;
        const definitions = operation.variableDefinitions ?? [];
        // Execution refuses them too, and says which.
        const { coerced, errors } = getVariableValues(schema, definitions, variables);
        if (errors) return;
        const amounts = JSON.stringify(Object.entries(coerced).filter(isAmount));
        const known = costs.get(operation);
        const cost =
          known?.amounts === amounts
            ? known.cost
            : getComplexity({
                schema,
                query: document,
                variables,
                ...(operationName ? { operationName } : {}),
                estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
                // `documentLimits` has refused what is longer.
                maxQueryNodes: dearest + 1,
              });
        costs.set(operation, { amounts, cost });
        if (cost > dearest) throw tooMuch("TOO_COSTLY", dearest);
      },
    };
  },
};

/** Of the documents that Apollo keeps parsed: what each cost with the amounts it last came with. */
const costs = new WeakMap<OperationDefinitionNode, { amounts: string; cost: number }>();

/** Lengths of lists and switches: of all variables, they alone tell how many fields there are. */
const isAmount = ([, value]: [string, unknown]): boolean =>
  typeof value === "number" || typeof value === "boolean";
