import {
  type ApolloCache,
  type DocumentNode,
  InMemoryCache,
  type OperationVariables,
} from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** Retention of data after its last user unmounts, in milliseconds, set by the specification. */
export const unusedRetentionMs = 60_000;

type RetainedField = { users: number; timer?: ReturnType<typeof setTimeout> };

const retainedByCache = new WeakMap<ApolloCache, Map<string, RetainedField>>();

/**
 * Retains what a query reads while its component is mounted, and a minute longer; then it is
 * evicted from the cache, so that the next visit requests it again. Two queries that read the same
 * root field with the same arguments share the retention.
 */
export function useRetention(document: DocumentNode, variables: OperationVariables = {}) {
  const { cache } = useApolloClient();
  const fields = JSON.stringify(rootFields(cache, document, variables));

  useEffect(() => {
    const names: string[] = JSON.parse(fields);
    for (const name of names) retain(cache, name);
    return () => {
      for (const name of names) release(cache, name);
    };
  }, [cache, fields]);
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

function retain(cache: ApolloCache, name: string) {
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
  entry.timer = setTimeout(() => evict(cache, [name]), unusedRetentionMs);
}

/** Evicts at once everything that is retained without a user. */
export function dropUnused(cache: ApolloCache) {
  const unused = [...(retainedByCache.get(cache) ?? [])].filter(([, field]) => field.users === 0);
  for (const [, field] of unused) clearTimeout(field.timer);
  evict(
    cache,
    unused.map(([name]) => name),
  );
}

function evict(cache: ApolloCache, names: readonly string[]) {
  for (const name of names) {
    retainedByCache.get(cache)?.delete(name);
    cache.evict({ id: "ROOT_QUERY", fieldName: name });
  }
  cache.gc();
}
