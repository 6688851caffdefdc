import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { importModule } from "./lazy-modules.tsx";
import { type Connection, operationName, PageQuery } from "./page-query.ts";
import { trackPending } from "./pending.ts";

/** A query's result as the server writes it into the document. */
export type PageQueryResult = { name: string; variables: OperationVariables; data: unknown };

let connect: ((query: PageQuery) => Connection) | null = null;
const queries = new Map<string, PageQuery>();
const restored = new Map<string, unknown>();

/** Takes over what the server loaded. Call once, before the first render. */
export function restoreResults(results: readonly PageQueryResult[]) {
  for (const { name, variables, data } of results) restored.set(keyOf(name, variables), data);
}

/**
 * The query of a document with these variables, the same object for all components that use it.
 * After an error, another `attempt` executes it again.
 */
export function pageQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: OperationVariables,
  attempt: number,
): PageQuery<Data> {
  const resultKey = keyOf(operationName(document), variables);
  const key = `${attempt} ${resultKey}`;
  // Stored under the name of the document that carries its type; likewise the result.
  const existing = queries.get(key) as PageQuery<Data> | undefined;
  if (existing) return existing;
  const data = restored.get(resultKey) as Data | undefined;
  restored.delete(resultKey);
  const query = new PageQuery<Data>(document, variables, data, () => {
    if (queries.get(key) === query) queries.delete(key);
  });
  // A connection knows nothing of the data's type.
  const untyped = query as PageQuery;
  queries.set(key, untyped);
  if (connect) query.connect(connect(untyped));
  else if (data === undefined) trackPending(loadApollo()).catch((error) => query.fail(error));
  return query;
}

type Apollo = typeof import("./client.ts");

let loading: Promise<Apollo> | undefined;

/**
 * Loads Apollo, a third of all scripts: a page needs it for nothing that the server loaded, but for
 * another page, another language, more items. Rejects with ModuleLoadError.
 */
export function loadApollo(): Promise<Apollo> {
  loading ??= connectApollo().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads Apollo ahead of its use; whoever uses it reports an error. */
export const preloadApollo = () => void loadApollo().catch(() => undefined);

async function connectApollo(): Promise<Apollo> {
  const apollo = await importModule("client/graphql/client.ts", () => import("./client.ts"));
  connect = apollo.watchPageQuery;
  for (const query of queries.values()) query.connect(connect(query));
  return apollo;
}

// On the server an open channel would keep the process alive.
const otherTabs =
  import.meta.env.SSR || typeof BroadcastChannel === "undefined"
    ? null
    : new BroadcastChannel("stale");

/** Tells the browser's other tabs the names of the queries that a write has made stale. */
export const tellOtherTabs = (stale: readonly string[]) => otherTabs?.postMessage(stale);

/** Refetches what another tab has made stale. Call once, at startup. */
export function refetchWithOtherTabs() {
  otherTabs?.addEventListener("message", ({ data: stale }) => {
    loadApollo()
      .then(({ refetch }) => refetch(stale))
      // The page stays as it is.
      .catch(() => undefined);
  });
}

/** Executes a query again, so that the lists on the page that share its cache entry grow. */
export async function fetchIntoCache<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<void> {
  const query: DocumentNode = document;
  const { client } = await loadApollo();
  await client.query({ query, variables, fetchPolicy: "network-only" });
}

/**
 * Executes a query for one use, neither from nor into the cache and without the loading indicator,
 * until `signal` aborts it.
 */
export async function fetchOnce<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  signal: AbortSignal,
): Promise<Data> {
  const query: DocumentNode = document;
  const { client } = await loadApollo();
  signal.throwIfAborted();
  const { data } = await client.query({
    query,
    variables,
    fetchPolicy: "no-cache",
    context: { isQuiet: true, queryDeduplication: false, fetchOptions: { signal } },
  });
  return data as Data; // of the document's type, which `DocumentNode` does not carry
}

const keyOf = (name: string, variables: OperationVariables) =>
  `${name} ${JSON.stringify(variables)}`;
