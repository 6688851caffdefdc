import type { ApolloClient } from "@apollo/client";
import { AdminImageDocument } from "../../../graphql/generated/AdminImage.ts";
import { ImageUsesDocument } from "../../../graphql/generated/ImageUses.ts";
import { isLogo } from "../details/useImageUses.ts";
import type { UploadTarget } from "../upload/upload-file.ts";

/**
 * Target of an item's next upload: it replaces the previous image, unless something other than
 * `item` uses that one, or it is a logo. If the uses are unknown the previous image stays; the sweep deletes unused
 * ones.
 */
export async function replacementTarget(
  client: ApolloClient,
  previous: string | null,
  item: string | undefined,
): Promise<UploadTarget> {
  if (!previous) return {};
  try {
    const options = { variables: { id: previous } };
    const [shown, used] = await Promise.all([
      client.query({ query: AdminImageDocument, ...options }),
      client.query({ query: ImageUsesDocument, ...options, fetchPolicy: "network-only" }),
    ]);
    const isShared =
      !used.data ||
      isLogo(used.data, previous) ||
      used.data.imageUses.some((use) => use.id !== item);
    return isShared ? {} : { replaces: shown.data?.image?.publicId };
  } catch {
    return {};
  }
}
