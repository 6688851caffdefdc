import type { ApolloCache, ApolloClient } from "@apollo/client";

/** Root fields that do not change when content does. */
const contentIndependentFields = new Set([
  "currentUser",
  "directUpload",
  "invitation",
  "users",
  "__typename",
  "application",
  "applications",
  "applicationCounts",
  "applicationFormSettings",
  "caseWorkers",
  "mails",
]);

const otherTabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("content");

/**
 * After a write: what was read through lists and addresses is read again where it is shown, here
 * and in the browser's other tabs. The items themselves come with the mutation's answer.
 */
export function notifyContentChanged({ cache }: ApolloClient) {
  invalidateLists(cache);
  otherTabs?.postMessage("written");
}

/** Reads again what is on the screen when another tab has written. Once, at the start. */
export function refetchOnOtherTabsChanges(client: ApolloClient) {
  otherTabs?.addEventListener("message", () => {
    invalidateLists(client.cache);
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
  });
}

function invalidateLists(cache: ApolloCache) {
  const edited: string[] = [];
  cache.modify({
    fields: (value, { fieldName, storeFieldName, isReference, DELETE, INVALIDATE }) => {
      if (contentIndependentFields.has(fieldName)) return value;
      // An item under an editor's eyes has just come with the answer; a visitor's view of it may
      // have begun or ended to be.
      if (isReference(value) && storeFieldName.includes('"drafts":true')) {
        edited.push(value.__ref);
        return value;
      }
      return fieldName === "settings" ? INVALIDATE : DELETE;
    },
  });
  // A public page in Admin Mode shows one language of it, which may be another one by now.
  for (const id of edited) cache.evict({ id, fieldName: "translation" });
}
