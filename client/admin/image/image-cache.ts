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
 * Call after files were uploaded, which no mutation does: the lists and counts of images are
 * refetched where they are shown.
 */
export function invalidateImageLists(cache: ApolloCache) {
  cache.modify({
    fields: (value, { fieldName, DELETE }) => (imageFields.has(fieldName) ? DELETE : value),
  });
}

/** Removes a deleted image at once from every list that contains it. */
export function evictImage(cache: ApolloCache, id: string) {
  const name = cache.identify({ __typename: "Image", id });
  if (name) cache.evict({ id: name });
}
