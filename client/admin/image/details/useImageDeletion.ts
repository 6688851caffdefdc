import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useDeleteImageMutation } from "../../../graphql/generated/ImageRemoval.ts";
import { evictImage } from "../image-cache.ts";

/** Deletes an image everywhere; calls `onRemoved` once the server has deleted it. */
export function useImageDeletion(id: string, onRemoved: () => void) {
  const { cache } = useApolloClient();
  const [deleteImage, { loading }] = useDeleteImageMutation({
    context: { handlesOwnErrors: true },
  });
  const [hasFailed, setHasFailed] = useState(false);
  return {
    isRunning: loading,
    hasFailed,
    async remove() {
      setHasFailed(false);
      try {
        await deleteImage({ variables: { id } });
      } catch {
        setHasFailed(true);
        return;
      }
      onRemoved();
      evictImage(cache, id);
    },
  };
}
