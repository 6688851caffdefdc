import { type ASTVisitor, GraphQLError, type SelectionNode, type ValidationContext } from "graphql";

/** Maximum nesting of fields in a document; the deepest screen needs seven levels. */
export const maxDepth = 12;
/**
 * Maximum number of tokens, such as names and brackets, in a document; the longest of the client has
 * 500. Validation compares every field and fragment with every other.
 */
export const maxTokens = 1000;
/** Number of errors after which validation ends: each is compared with every name of the schema. */
export const maxErrors = 10;
/** Maximum number of fields in one response; lists count by their length. */
export const maxCost = 20_000;

export const limitExceeded = (code: string, limit: number) =>
  new GraphQLError(code, { extensions: { code, limit, http: { status: 400 } } });

interface DocumentSize {
  /** Levels of fields. */
  depth: number;
  /** Fields and fragment spreads after every fragment is expanded where it is used. */
  nodeCount: number;
}

/**
 * Refuses documents deeper than `maxDepth`, with more than `maxCost` nodes after fragments are
 * expanded, or with a subscription. Each fragment is measured once: walking a chain of fragments that each spread the
 * next one twice would take exponential time.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const sizes = new Map<string, DocumentSize>();
  return {
    OperationDefinition(operation) {
      if (!context.getSchema().getRootType(operation.operation)) {
        const message = `The schema has no ${operation.operation}s.`;
        return context.reportError(new GraphQLError(message, { nodes: operation }));
      }
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
    if (selection.name.value.startsWith("__")) return { depth: 0, nodeCount: inner.nodeCount };
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
