import { useApolloClient } from "@apollo/client/react";
import type { Editor } from "@tiptap/react";
import { useMemo, useRef, useState } from "react";
import { AdminImageDocument } from "../../../../../graphql/generated/AdminImage.ts";
import { refetchImages } from "../../../../image/image-cache.ts";
import { UploadError } from "../../../../image/upload/upload-error.ts";
import { uploadImage } from "../../../../image/upload/upload-image.ts";
import { useUploads } from "../../../../image/upload/useUploads.ts";
import type { AdminImage } from "../../../../image/useAdminImage.ts";
import type { PendingUploads } from "./PendingPictureView.tsx";
import { editOfProgram } from "./paste-plugin.ts";
import { pendingPicturesIn, replacePendingPictures } from "./pending-picture.ts";
import type { PictureFile } from "./pictures.ts";
import { useUploadingGuard } from "./uploading-pictures.ts";

export type PendingPictures = PendingUploads & {
  /** Announces files whose places come into the document with the next edit. */
  register: (files: readonly PictureFile[]) => void;
  /** Starts and cancels uploads so that they fit the places in the document. */
  settle: () => void;
};

/**
 * Uploads the pictures whose places are in the editor, and puts each into its place. The document
 * decides: a place that is removed cancels its upload, one that an undo brings back begins anew.
 */
export function usePendingPictures(editor: Editor | null): PendingPictures {
  const client = useApolloClient();
  const [files] = useState(() => new Map<string, File>());
  const [uploadedIds] = useState(() => new WeakMap<File, string>());
  const [images] = useState(() => new WeakMap<File, AdminImage>());

  const uploads = useUploads<{ id: string; file: File; image: AdminImage }>({
    async upload(file, onProgress, signal) {
      // A retry after the image could not be read does not upload the file again.
      const id =
        uploadedIds.get(file) ?? (await uploadImage(client, file, { onProgress, signal })).id;
      uploadedIds.set(file, id);
      const answer = await client
        .query({ query: AdminImageDocument, variables: { id } })
        .catch(() => null);
      if (!answer?.data?.image) throw new UploadError({ kind: "connection" });
      return { id, file, image: answer.data.image };
    },
    onUploaded({ file, image }) {
      images.set(file, image);
      refetchImages(client);
      settle();
    },
  });

  const settle = () => {
    if (!editor || editor.isDestroyed) return;
    const places = pendingPicturesIn(editor.state.doc);
    const present = new Set(places.map(({ upload }) => files.get(upload)));
    for (const { key, file } of uploads.queue()) if (!present.has(file)) uploads.cancel(key);
    const queued = new Set(uploads.queue().map(({ file }) => file));
    const isNew = (file: File) => !images.has(file) && !queued.has(file);
    uploads.add([...present].flatMap((file) => (file && isNew(file) ? [file] : [])));

    const edit = replacePendingPictures(editor.state, (upload) => {
      const file = files.get(upload);
      // Nobody has the file of a place that was copied from another tab.
      return file ? (images.get(file) ?? "uploading") : "unknown";
    });
    // An undo takes back what a person did, and the arrival of a picture is not that.
    if (edit.docChanged) editor.view.dispatch(editOfProgram(edit));
  };

  const latest = useRef(settle);
  latest.current = settle;

  useUploadingGuard(uploads);

  return useMemo(
    () => ({
      uploads,
      fileOf: (id) => files.get(id),
      register: (added) => {
        for (const { id, file } of added) files.set(id, file);
      },
      settle: () => latest.current(),
    }),
    [uploads, files],
  );
}
