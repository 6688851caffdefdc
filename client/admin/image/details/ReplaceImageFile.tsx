import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { AdminImageDocument } from "../../../graphql/generated/AdminImage.ts";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import { notifySuccess } from "../../screen/notifications.tsx";
import { FileChooser } from "../upload/choose/FileChooser.tsx";
import { UploadPanel } from "../upload/UploadPanel.tsx";
import { useSingleImageUpload } from "../upload/useImageUploads.ts";
import { imageMimeTypes } from "../upload/validate-file.ts";
import type { AdminImage } from "../useAdminImage.ts";
import styles from "./ImageDetails.module.css";

/** Replaces the file of an image: all uses show the new file, with the same texts. */
export function ReplaceImageFile({ image }: { image: AdminImage }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const client = useApolloClient();
  const uploads = useSingleImageUpload({
    target: async () => ({ inPlaceOf: image.id }),
    onUploaded(id) {
      const options = { variables: { id } };
      // If this refetch fails, the next visit reloads the image; the file has been replaced.
      void client
        .query({ query: AdminImageDocument, ...options, fetchPolicy: "network-only" })
        .catch(() => undefined);
      notifySuccess({ title: phrases.replaced });
    },
  });
  return (
    <div className={styles.replacing}>
      <FileChooser accept={imageMimeTypes} onFiles={(files) => uploads.add(files.slice(0, 1))}>
        {(open) => (
          <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={open}>
            {phrases.replace}
          </Button>
        )}
      </FileChooser>
      <p className={styles.hint}>{phrases.replaceHint}</p>
      <UploadPanel uploads={uploads} thing="image" />
    </div>
  );
}
