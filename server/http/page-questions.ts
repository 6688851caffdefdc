import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { isOfContent } from "./graphql-outcome.ts";
import type { Shelf } from "./making.ts";

/** How a page that is drawn asks the schema; its documents name their types already. */
export type Ask = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult>;

export const askingWith =
  (schema: GraphQLSchema, contextValue: unknown): Ask =>
  async (document, variableValues) =>
    execute({ schema, document, variableValues, contextValue });

/**
 * Asks once what pages ask of content, for all that are drawn before content changes: settings
 * and lists stand on many, and an address of which there is no end costs drawing alone.
 */
export function askingOnce(ask: Ask, shelf: Shelf): Ask {
  return (document, variables) => {
    const operation = document.definitions.find(({ kind }) => kind === "OperationDefinition");
    if (operation?.kind !== "OperationDefinition" || !isOfContent(operation, document)) {
      return ask(document, variables);
    }
    // The client's documents have names of their own, or no hooks would be made of them.
    const key = `${operation.name?.value} ${JSON.stringify(variables)}`;
    // Nobody else puts anything under such names.
    const known = shelf.get(key) as Promise<ExecutionResult> | undefined;
    if (known) return known;
    const asked = ask(document, variables);
    shelf.set(key, asked);
    const forget = () => void (shelf.peek(key) === asked && shelf.delete(key));
    asked.then(({ errors }) => errors && forget(), forget);
    return asked;
  };
}
