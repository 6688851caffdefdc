import type { ApolloCache } from "@apollo/client";

const imageFields = new Set(["images", "imageUses", "overview"]);

/** After images came, went or changed: their lists and counts are read again where they are shown. */
export function invalidateImageLists(cache: ApolloCache) {
  cache.modify({
    fields: (value, { fieldName, DELETE }) => (imageFields.has(fieldName) ? DELETE : value),
  });
}

/** The image is gone, from every list that holds it. */
export function evictImage(cache: ApolloCache, id: string) {
  const name = cache.identify({ __typename: "Image", id });
  if (name) cache.evict({ id: name });
  invalidateImageLists(cache);
}
