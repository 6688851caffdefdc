import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  useDeleteImageMutation,
  useUndoImageDeletionMutation,
} from "../../../graphql/generated/ImageRemoval.ts";
import { imageRemovalPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { evictImage } from "../image-cache.ts";

/**
 * Moves an image to the trash; calls `onRemoved` once the server has done so. The notification takes
 * it back to the library and to all its places, and calls `onRestored`, which does so on this screen.
 */
export function useImageDeletion(id: string, onRemoved: () => void, onRestored?: () => void) {
  const client = useApolloClient();
  const phrases = usePhrases(imageRemovalPhrases);
  const errorText = useErrorText();
  const options = { context: { handlesOwnErrors: true } };
  const [deleteImage, { loading }] = useDeleteImageMutation(options);
  const [undo] = useUndoImageDeletionMutation(options);
  const [hasFailed, setHasFailed] = useState(false);
  // The component that asked is gone when the notification is used.
  const restore = async () => {
    try {
      await undo({ variables: { id } });
      onRestored?.();
    } catch (error) {
      notifyError({ title: phrases.notRestored, text: errorText(toApiError(error)) });
    }
  };
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
      evictImage(client, id);
      notifySuccess({
        title: phrases.removed,
        text: phrases.removedText,
        undo: { label: phrases.undo, onClick: () => void restore() },
      });
    },
  };
}
