import type { ApolloClient } from "@apollo/client";
import { AdminImageDocument } from "../../../graphql/generated/AdminImage.ts";
import { ImageUsesDocument } from "../../../graphql/generated/ImageUses.ts";
import type { UploadTarget } from "../upload/upload-image.ts";

/**
 * Where an item's next image goes: in the place of the previous one, unless something other than
 * `item` shows that. In doubt the previous one stays; the sweep takes what nobody uses.
 */
export async function replacementTarget(
  client: ApolloClient,
  previous: string | null,
  item: string | undefined,
): Promise<UploadTarget> {
  if (!previous) return {};
  try {
    const options = { variables: { id: previous }, context: { isQuiet: true } };
    const [shown, used] = await Promise.all([
      client.query({ query: AdminImageDocument, ...options }),
      client.query({ query: ImageUsesDocument, ...options, fetchPolicy: "network-only" }),
    ]);
    const isShared = used.data?.imageUses.some((use) => use.id !== item) ?? true;
    return isShared ? {} : { replaces: shown.data?.image?.publicId };
  } catch {
    return {};
  }
}
