import type { ApolloClient } from "@apollo/client";
import { RegisterImageStaleQueries } from "../../graphql/generated/DirectUpload.ts";
import { tellOtherTabs } from "../../graphql/page-queries.ts";
import { refetchStale } from "../../graphql/retention.ts";

/** Refetches what shows images. Call after writes without a hook, such as uploads. */
export function refetchImages(client: ApolloClient) {
  tellOtherTabs(RegisterImageStaleQueries);
  void refetchStale(client, RegisterImageStaleQueries);
}

/** Removes a deleted image at once from every list that contains it. */
export function evictImage({ cache }: ApolloClient, id: string) {
  const name = cache.identify({ __typename: "Image", id });
  if (name) cache.evict({ id: name });
}
