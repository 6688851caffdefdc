import type { ApolloClient } from "@apollo/client";
import { AdminImageDocument } from "../../graphql/generated/AdminImage.ts";
import { ImageUsesDocument } from "../../graphql/generated/ImageUses.ts";
import type { ImagePlace } from "./send-image.ts";

/**
 * Where an item's next image goes: in the place of the previous one, unless something other than
 * `item` shows that. In doubt the previous one stays; the sweep takes what nobody uses.
 */
export async function placeOfNext(
  client: ApolloClient,
  previous: string | null,
  item: string | undefined,
): Promise<ImagePlace> {
  if (!previous) return {};
  try {
    const asked = { variables: { id: previous }, context: { isQuiet: true } };
    const [shown, used] = await Promise.all([
      client.query({ query: AdminImageDocument, ...asked }),
      client.query({ query: ImageUsesDocument, ...asked, fetchPolicy: "network-only" }),
    ]);
    const isShared = used.data?.imageUses.some((use) => use.id !== item) ?? true;
    return isShared ? {} : { replaces: shown.data?.image?.publicId };
  } catch {
    return {};
  }
}
