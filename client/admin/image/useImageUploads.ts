import { useApolloClient } from "@apollo/client/react";
import { imagePhrases } from "../../phrases/admin-images.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellFailure, tellSuccess } from "../notices.ts";
import { forgetLibrary } from "./library-cache.ts";
import { type ImagePlace, sendImage } from "./send-image.ts";
import { countUploads, withArrived } from "./upload-queue.ts";
import { useUploads } from "./useUploads.ts";

/** The server's bound for one item. */
export const mostImages = 500;

type SetUploads = {
  value: readonly string[];
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
};

/** The queue of an ordered set: each file joins it the moment it is there. */
export function useSetUploads({ value, onChange }: SetUploads) {
  const { cache } = useApolloClient();
  const phrases = usePhrases(imagePhrases);
  const uploads = useUploads({
    send: (file, onProgress, signal) => sendImage(file, { onProgress, signal }),
    arrive({ id }, later) {
      onChange((ids) => withArrived(ids, id, later));
      forgetLibrary(cache);
    },
    rest(count) {
      if (count === 0) return;
      tellSuccess({ title: phrases.uploaded(count), text: phrases.uploadedWhere });
    },
  });
  return {
    uploads,
    add(files: readonly File[]) {
      const { running, waiting } = countUploads(uploads.queue());
      const room = Math.max(mostImages - value.length - running - waiting, 0);
      if (files.length > room) tellFailure({ title: phrases.full(mostImages) });
      uploads.add(files.slice(0, room));
    },
  };
}

type OneUpload = {
  /** Where the file goes: asked when its turn has come. */
  place?: () => Promise<ImagePlace>;
  onArrived: (id: string) => void;
};

/** A queue for a single image, where the last file wins. */
export function useOneUpload({ place, onArrived }: OneUpload) {
  const { cache } = useApolloClient();
  return useUploads(
    {
      send: async (file, onProgress, signal) =>
        sendImage(file, { onProgress, signal }, await place?.()),
      arrive({ id }) {
        onArrived(id);
        forgetLibrary(cache);
      },
    },
    1,
  );
}
