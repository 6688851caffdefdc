import {
  type ApolloCache,
  type DocumentNode,
  InMemoryCache,
  type OperationVariables,
} from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** How long data stays after its last user has gone: milliseconds, set by the specification. */
export const keptUnusedFor = 60_000;

type Kept = { users: number; timer?: ReturnType<typeof setTimeout> };

const keptByCache = new WeakMap<ApolloCache, Map<string, Kept>>();

/**
 * Keeps what a query reads while its component is mounted, and a minute longer; then it leaves
 * the cache, so that the next visit asks the server again. Two queries that read the same root
 * field with the same arguments keep it together.
 */
export function useRetention(document: DocumentNode, variables: OperationVariables = {}) {
  const { cache } = useApolloClient();
  const fields = JSON.stringify(rootFields(cache, document, variables));

  useEffect(() => {
    const names: string[] = JSON.parse(fields);
    for (const name of names) keep(cache, name);
    return () => {
      for (const name of names) release(cache, name);
    };
  }, [cache, fields]);
}

/** The names under which the cache stores a query's root fields, arguments included. */
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

function keep(cache: ApolloCache, name: string) {
  const all = keptByCache.get(cache) ?? new Map<string, Kept>();
  keptByCache.set(cache, all);
  const kept = all.get(name) ?? { users: 0 };
  all.set(name, kept);
  kept.users += 1;
  clearTimeout(kept.timer);
}

function release(cache: ApolloCache, name: string) {
  const kept = keptByCache.get(cache)?.get(name);
  if (!kept) return;
  kept.users -= 1;
  if (kept.users > 0) return;
  kept.timer = setTimeout(() => drop(cache, [name]), keptUnusedFor);
}

/** Drops at once what is kept though nobody uses it. */
export function dropUnused(cache: ApolloCache) {
  const unused = [...(keptByCache.get(cache) ?? [])].filter(([, kept]) => kept.users === 0);
  for (const [, kept] of unused) clearTimeout(kept.timer);
  drop(
    cache,
    unused.map(([name]) => name),
  );
}

function drop(cache: ApolloCache, names: readonly string[]) {
  for (const name of names) {
    keptByCache.get(cache)?.delete(name);
    cache.evict({ id: "ROOT_QUERY", fieldName: name });
  }
  cache.gc();
}
