import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  type NormalizedCacheObject,
  type OperationVariables,
} from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { addTypenameToDocument, DocumentTransform } from "@apollo/client/utilities";
import type { ExecutionResult, FormattedExecutionResult } from "graphql";
import { createCache } from "./cache.ts";
import type { PageAnswers } from "./page-answers.ts";

/** How the server answers a question of the page that it draws. */
export type Ask = (
  document: DocumentNode,
  variables: OperationVariables,
) => Promise<ExecutionResult>;

type Answer = {
  document: DocumentNode;
  variables: OperationVariables;
  promise: Promise<unknown>;
  /** Once it has come. */
  data?: Record<string, unknown>;
};

/**
 * The answers for one page, which the server gives. Apollo reads and watches what may change; a
 * page on the server is drawn once, so its screens are handed what the schema said.
 */
export class ServerAnswers implements PageAnswers {
  private readonly asked = new Map<DocumentNode, Map<string, Answer>>();

  constructor(private readonly askServer: Ask) {}

  of<Data>(document: DocumentNode, variables: OperationVariables): Promise<Data> {
    const known = this.find(document, variables);
    // Found by the document that tells its type, here and below.
    if (known) return known.promise as Promise<Data>;
    const promise = this.ask(document, variables);
    const answer: Answer = { document: withTypenames(document), variables, promise };
    const begun = this.asked.get(document) ?? new Map<string, Answer>();
    this.asked.set(document, begun.set(JSON.stringify(variables), answer));
    promise.then(
      (data) => {
        answer.data = data;
      },
      // Whoever asked is told.
      () => undefined,
    );
    return promise as Promise<Data>;
  }

  known<Data>(document: DocumentNode, variables: OperationVariables): Data | undefined {
    return this.find(document, variables)?.data as Data | undefined;
  }

  /** All that was answered, as the browser's cache takes it over. */
  extract(): NormalizedCacheObject {
    const all = [...this.asked.values()].flatMap((answers) => [...answers.values()]);
    const [first] = all;
    const before = first?.data && extracts.get(first.data);
    if (before && isSame(before.of, all)) return before.extract;
    const cache = createCache({ isServer: true });
    for (const { document: query, variables, data } of all) {
      if (data) cache.writeQuery({ query, variables, data, broadcast: false });
    }
    const extract = cache.extract();
    if (first?.data) extracts.set(first.data, { of: all.map(({ data }) => data), extract });
    return extract;
  }

  private find(document: DocumentNode, variables: OperationVariables): Answer | undefined {
    return this.asked.get(document)?.get(JSON.stringify(variables));
  }

  private async ask(document: DocumentNode, variables: OperationVariables) {
    const result = await this.askServer(withTypenames(document), variables);
    // GraphQL's errors are what Apollo describes; only its type insists on their places.
    if (result.errors) throw new CombinedGraphQLErrors(result as FormattedExecutionResult);
    return result.data ?? {};
  }
}

/**
 * What came of pages that were drawn from the very same answers, by the first of them: the server
 * hands these out until content changes, and finding out again takes as long as half the drawing.
 */
const extracts = new WeakMap<object, { of: unknown[]; extract: NormalizedCacheObject }>();

const isSame = (before: readonly unknown[], now: readonly Answer[]) =>
  before.length === now.length && now.every(({ data }, index) => data === before[index]);

/** The cache tells items by their types, which our documents do not name. Done once for each. */
const typenames = new DocumentTransform(addTypenameToDocument);
const withTypenames = (document: DocumentNode) => typenames.transformDocument(document);

/** For what a reader may ask for later: on the server nobody does. */
export const idleClient = new ApolloClient({
  cache: createCache({ isServer: true }),
  link: ApolloLink.empty(),
  ssrMode: true,
});
