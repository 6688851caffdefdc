import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { AdminImageFragmentDoc } from "../../../graphql/generated/AdminImage.ts";
import type { AdminImage } from "../useAdminImage.ts";

/** The images with these ids that are loaded, as they were when the list of ids changed. */
export function useCachedImages(ids: readonly string[]): readonly AdminImage[] {
  const { cache } = useApolloClient();
  return useMemo(
    () =>
      ids.flatMap((id) => {
        const image = cache.readFragment({
          id: cache.identify({ __typename: "Image", id }) ?? "",
          fragment: AdminImageFragmentDoc,
          fragmentName: "AdminImage",
        });
        return image ? [image] : [];
      }),
    [cache, ids],
  );
}
