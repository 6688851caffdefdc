import type { ApolloCache } from "@apollo/client";

const imageFields = new Set([
  "images",
  "imageUses",
  "imagesUses",
  "imageTags",
  "findImages",
  "overview",
  "deletedImages",
  "consents",
  "consentCounts",
]);

/**
 * Call after images or their consents were added, removed or changed: their lists and counts are refetched where they
 * are shown.
 */
export function invalidateImageLists(cache: ApolloCache) {
  cache.modify({
    fields: (value, { fieldName, DELETE }) => (imageFields.has(fieldName) ? DELETE : value),
  });
}

/** Removes a deleted image from the cache and from every list that contains it. */
export function evictImage(cache: ApolloCache, id: string) {
  const name = cache.identify({ __typename: "Image", id });
  if (name) cache.evict({ id: name });
  invalidateImageLists(cache);
}
