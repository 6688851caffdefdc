import { useApolloClient } from "@apollo/client/react";
import { imagePhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { refetchImages } from "../image-cache.ts";
import type { UploadTarget } from "./upload-file.ts";
import { uploadImage } from "./upload-image.ts";
import { countUploads, insertInUploadOrder } from "./upload-queue.ts";
import { useUploads } from "./useUploads.ts";

/** The server's limit for one item. */
export const maxImages = 500;

type ImageSetUploadOptions = {
  value: readonly string[];
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void;
};

/** The queue of an ordered set: each file is added to it as soon as it is uploaded. */
export function useImageSetUploads({ value, onChange }: ImageSetUploadOptions) {
  const client = useApolloClient();
  const phrases = usePhrases(imagePhrases);
  const uploads = useUploads({
    upload: (file, onProgress, signal) => uploadImage(client, file, { onProgress, signal }),
    onUploaded({ id }, later) {
      onChange((ids) => insertInUploadOrder(ids, id, later));
      refetchImages(client);
    },
    onIdle(count) {
      if (count === 0) return;
      notifySuccess({ title: phrases.uploaded(count), text: phrases.uploadedWhere });
    },
  });
  return {
    uploads,
    add(files: readonly File[]) {
      const { running, waiting } = countUploads(uploads.queue());
      const capacity = Math.max(maxImages - value.length - running - waiting, 0);
      if (files.length > capacity) notifyError({ title: phrases.full(maxImages) });
      uploads.add(files.slice(0, capacity));
    },
  };
}

type SingleImageUploadOptions = {
  /** Target of the upload, requested when the upload starts. */
  target?: () => Promise<UploadTarget>;
  onUploaded: (id: string) => void;
};

/** A queue for a single image, where the last file wins. */
export function useSingleImageUpload({ target, onUploaded }: SingleImageUploadOptions) {
  const client = useApolloClient();
  return useUploads(
    {
      upload: async (file, onProgress, signal) =>
        uploadImage(client, file, { onProgress, signal }, await target?.()),
      onUploaded({ id }) {
        onUploaded(id);
        refetchImages(client);
      },
    },
    1,
  );
}
