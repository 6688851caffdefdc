import type { ApolloCache, ApolloClient } from "@apollo/client";

/** Root fields that do not change when content does. */
export const contentIndependentFields: ReadonlySet<string> = new Set([
  "currentUser",
  "directUpload",
  "draftLinks",
  "invitation",
  "users",
  "__typename",
  "application",
  "applications",
  "applicationCounts",
  "applicationFormSettings",
  "caseWorkers",
  "emails",
  // Its screens read it again on every visit.
  "launchChecklist",
]);

const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("content");

/**
 * Call after a mutation: content read through lists and slugs is refetched where it is shown, here
 * and in the browser's other tabs. The items themselves are updated by the mutation's result.
 */
export function notifyContentChanged({ cache }: ApolloClient) {
  invalidateLists(cache);
  otherTabs?.postMessage("written");
}

/**
 * Refetches what is on screen when another tab has written. Call once, at startup, with the function
 * that loads the client.
 */
export function refetchOnOtherTabsChanges(loadClient: () => Promise<ApolloClient>) {
  const refetch = async () => {
    const client = await loadClient();
    invalidateLists(client.cache);
    await client.refetchQueries({ include: "active" });
  };
  otherTabs?.addEventListener("message", () => void refetch().catch(() => undefined));
}

/** Deleting these would take the layout, or the open editor, from the screen until they are read. */
const shownAllAlong: ReadonlySet<string> = new Set([
  "settings",
  "navigation",
  "navigationSettings",
]);

function invalidateLists(cache: ApolloCache) {
  const edited: string[] = [];
  cache.modify({
    fields: (value, { fieldName, storeFieldName, isReference, DELETE, INVALIDATE }) => {
      if (contentIndependentFields.has(fieldName)) return value;
      // The mutation's result has just updated the item as an editor sees it; whether and how
      // visitors see it may have changed too.
      if (isReference(value) && storeFieldName.includes('"drafts":true')) {
        edited.push(value.__ref);
        return value;
      }
      return shownAllAlong.has(fieldName) ? INVALIDATE : DELETE;
    },
  });
  // A public page in Admin Mode shows one language of the item, and the fallback may have changed.
  for (const id of edited) cache.evict({ id, fieldName: "translation" });
}
