import type { DocumentNode, OperationVariables } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { addTypenameToDocument, DocumentTransform } from "@apollo/client/utilities";
import type { ExecutionResult, FormattedExecutionResult } from "graphql";
import type { PageQueryResults } from "./hooks.ts";

/** Executes a query of the page that the server renders. */
export type ExecuteQuery = (
  document: DocumentNode,
  variables: OperationVariables,
) => Promise<ExecutionResult>;

/** A query with the data that it returned. */
export type ServerQuery = {
  document: DocumentNode;
  variables: OperationVariables;
  data: Record<string, unknown>;
};

/** `data` is set once the query has completed. */
type PageQuery = Omit<ServerQuery, "data"> & Partial<ServerQuery> & { promise: Promise<unknown> };

/**
 * The query results of one page, supplied by the server. Apollo caches and watches what may change;
 * a page on the server is rendered once, so its screens read the schema's results directly.
 */
export class ServerQueryResults implements PageQueryResults {
  private readonly queries = new Map<DocumentNode, Map<string, PageQuery>>();

  constructor(private readonly executeOnServer: ExecuteQuery) {}

  load<Data>(document: DocumentNode, variables: OperationVariables): Promise<Data> {
    const existing = this.find(document, variables);
    // Stored under the document that carries its type, here and below.
    if (existing) return existing.promise as Promise<Data>;
    const promise = this.execute(document, variables);
    const answer: PageQuery = { document: withTypenames(document), variables, promise };
    const byVariables = this.queries.get(document) ?? new Map<string, PageQuery>();
    this.queries.set(document, byVariables.set(JSON.stringify(variables), answer));
    promise.then(
      (data) => {
        answer.data = data;
      },
      // The rejection is handled by the callers of `load`.
      () => undefined,
    );
    return promise as Promise<Data>;
  }

  peek<Data>(document: DocumentNode, variables: OperationVariables): Data | undefined {
    return this.find(document, variables)?.data as Data | undefined;
  }

  /** All completed queries with their results. */
  all(): ServerQuery[] {
    return [...this.queries.values()].flatMap((byVariables) =>
      [...byVariables.values()].flatMap(({ document, variables, data }) =>
        data ? [{ document, variables, data }] : [],
      ),
    );
  }

  private find(document: DocumentNode, variables: OperationVariables): PageQuery | undefined {
    return this.queries.get(document)?.get(JSON.stringify(variables));
  }

  private async execute(document: DocumentNode, variables: OperationVariables) {
    const result = await this.executeOnServer(withTypenames(document), variables);
    // Apollo's error type describes GraphQL's errors; only its type requires their locations.
    if (result.errors) throw new CombinedGraphQLErrors(result as FormattedExecutionResult);
    return result.data ?? {};
  }
}

/**
 * The cache identifies items by type, which our documents do not select. Done once per document.
 */
const typenames = new DocumentTransform(addTypenameToDocument);
const withTypenames = (document: DocumentNode) => typenames.transformDocument(document);
