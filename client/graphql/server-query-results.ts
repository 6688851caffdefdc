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
import type { PageQueryResults } from "./page-query-results.ts";

/** How the server answers a question of the page that it draws. */
export type ExecuteQuery = (
  document: DocumentNode,
  variables: OperationVariables,
) => Promise<ExecutionResult>;

type PageQuery = {
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
export class ServerQueryResults implements PageQueryResults {
  private readonly queries = new Map<DocumentNode, Map<string, PageQuery>>();

  constructor(private readonly executeOnServer: ExecuteQuery) {}

  load<Data>(document: DocumentNode, variables: OperationVariables): Promise<Data> {
    const existing = this.find(document, variables);
    // Found by the document that tells its type, here and below.
    if (existing) return existing.promise as Promise<Data>;
    const promise = this.execute(document, variables);
    const answer: PageQuery = { document: withTypenames(document), variables, promise };
    const byVariables = this.queries.get(document) ?? new Map<string, PageQuery>();
    this.queries.set(document, byVariables.set(JSON.stringify(variables), answer));
    promise.then(
      (data) => {
        answer.data = data;
      },
      // Whoever asked is told.
      () => undefined,
    );
    return promise as Promise<Data>;
  }

  peek<Data>(document: DocumentNode, variables: OperationVariables): Data | undefined {
    return this.find(document, variables)?.data as Data | undefined;
  }

  /** All that was answered, as the browser's cache takes it over. */
  extract(): NormalizedCacheObject {
    const all = [...this.queries.values()].flatMap((answers) => [...answers.values()]);
    const [first] = all;
    const before = first?.data && extractsByData.get(first.data);
    if (before && isSame(before.of, all)) return before.extract;
    const cache = createCache({ isServer: true });
    for (const { document: query, variables, data } of all) {
      if (data) cache.writeQuery({ query, variables, data, broadcast: false });
    }
    const extract = cache.extract();
    if (first?.data) extractsByData.set(first.data, { of: all.map(({ data }) => data), extract });
    return extract;
  }

  private find(document: DocumentNode, variables: OperationVariables): PageQuery | undefined {
    return this.queries.get(document)?.get(JSON.stringify(variables));
  }

  private async execute(document: DocumentNode, variables: OperationVariables) {
    const result = await this.executeOnServer(withTypenames(document), variables);
    // GraphQL's errors are what Apollo describes; only its type insists on their places.
    if (result.errors) throw new CombinedGraphQLErrors(result as FormattedExecutionResult);
    return result.data ?? {};
  }
}

/**
 * What came of pages that were drawn from the very same answers, by the first of them: the server
 * hands these out until content changes, and finding out again takes as long as half the drawing.
 */
const extractsByData = new WeakMap<object, { of: unknown[]; extract: NormalizedCacheObject }>();

const isSame = (before: readonly unknown[], now: readonly PageQuery[]) =>
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
