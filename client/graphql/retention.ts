import {
  type ApolloCache,
  type ApolloClient,
  type DocumentNode,
  InMemoryCache,
  type ObservableQuery,
  type OperationVariables,
} from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** Retention of data after its last user unmounts, in milliseconds, set by the specification. */
const unusedRetentionMs = 60_000;

type RetainedField = {
  users: number;
  timer?: ReturnType<typeof setTimeout>;
  /** Read in an earlier session: evicted as soon as nobody uses it. */
  isFromEarlierSession?: boolean;
};

const retainedByCache = new WeakMap<ApolloCache, Map<string, RetainedField>>();

/**
 * Retains what a query reads while its component is mounted, and a minute longer; then it is
 * evicted from the cache, so that the next visit requests it again. Two queries that read the same
 * root field with the same arguments share the retention.
 */
export function useRetention(document: DocumentNode, variables: OperationVariables = {}) {
  const { cache } = useApolloClient();
  const fields = JSON.stringify(rootFields(cache, document, variables));
  useEffect(() => retainFields(cache, JSON.parse(fields)), [cache, fields]);
}

/** The same without a component: until the returned function is called, and a minute longer. */
export const retain = (cache: ApolloCache, document: DocumentNode, variables: OperationVariables) =>
  retainFields(cache, rootFields(cache, document, variables));

function retainFields(cache: ApolloCache, names: readonly string[]): () => void {
  for (const name of names) retainField(cache, name);
  return () => {
    for (const name of names) release(cache, name);
  };
}

/** The cache's names of a query's root fields, arguments included. */
function rootFields(cache: ApolloCache, document: DocumentNode, variables: OperationVariables) {
  if (!(cache instanceof InMemoryCache)) return [];
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== "OperationDefinition") return [];
    return definition.selectionSet.selections.flatMap((field) => {
      if (field.kind !== "Field") return [];
      const fieldName = field.name.value;
      return cache.policies.getStoreFieldName({ typename: "Query", fieldName, field, variables });
    });
  });
}

function retainField(cache: ApolloCache, name: string) {
  const retained = retainedByCache.get(cache) ?? new Map<string, RetainedField>();
  retainedByCache.set(cache, retained);
  const entry = retained.get(name) ?? { users: 0 };
  retained.set(name, entry);
  entry.users += 1;
  clearTimeout(entry.timer);
}

function release(cache: ApolloCache, name: string) {
  const entry = retainedByCache.get(cache)?.get(name);
  if (!entry) return;
  entry.users -= 1;
  if (entry.users > 0) return;
  if (entry.isFromEarlierSession) return evict(cache, [name]);
  entry.timer = setTimeout(() => evict(cache, [name]), unusedRetentionMs);
}

/**
 * For a changed session: evicts at once all that no mounted component reads, and the rest as soon as
 * its last component unmounts.
 */
export function dropUnused(cache: InMemoryCache) {
  const used = new Set<string>();
  for (const [name, field] of retainedByCache.get(cache) ?? []) {
    if (field.users === 0) continue;
    field.isFromEarlierSession = true;
    used.add(name);
  }
  evictAllBut(used, cache);
}

/** After a write: evicts what no query on the screen reads, so that its next reader requests it. */
function evictUnread(client: ApolloClient) {
  const active = [...client.getObservableQueries("active")];
  const read = active.flatMap(({ query, variables }) => rootFields(client.cache, query, variables));
  evictAllBut(new Set(read), client.cache);
}

function evictAllBut(used: ReadonlySet<string>, cache: ApolloCache) {
  const { __typename, ...fields } = (cache as InMemoryCache).extract().ROOT_QUERY ?? {};
  evict(
    cache,
    Object.keys(fields).filter((name) => !used.has(name)),
  );
}

function evict(cache: ApolloCache, names: readonly string[]) {
  const retained = retainedByCache.get(cache);
  for (const name of names) {
    clearTimeout(retained?.get(name)?.timer);
    retained?.delete(name);
    cache.evict({ id: "ROOT_QUERY", fieldName: name });
  }
  cache.gc();
}

/** In place of names: all queries. */
export const everything = "*";

/** Refetches the named queries that a component reads, and evicts what no component reads. */
export async function refetchStale(client: ApolloClient, names: readonly string[]): Promise<void> {
  evictUnread(client);
  const isStale = ({ queryName = "" }: ObservableQuery) =>
    names.includes(queryName) || names.includes(everything);
  await client
    .refetchQueries({
      include: "active",
      onQueryUpdated: (query) => isStale(query) && refetchAfterLast(query),
    })
    // The component that reads the query shows its error.
    .catch(() => undefined);
}

type Refetch = { result: Promise<unknown>; next?: Promise<unknown> };
const refetches = new WeakMap<ObservableQuery, Refetch>();

/**
 * Refetches once more after a refetch that is under way: Apollo would let both share one request,
 * which may have read before the second write.
 */
function refetchAfterLast(query: ObservableQuery): Promise<unknown> {
  const last = refetches.get(query);
  if (last) {
    last.next ??= last.result.catch(() => undefined).then(() => refetchAfterLast(query));
    return last.next;
  }
  const result = query.refetch().finally(() => refetches.delete(query));
  refetches.set(query, { result });
  return result;
}
