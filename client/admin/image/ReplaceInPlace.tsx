import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { AdminImageDocument } from "../../graphql/generated/AdminImage.ts";
import { imageDetailsPhrases } from "../../phrases/admin-image-details.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import { FileChooser } from "./FileChooser.tsx";
import styles from "./ImageDetails.module.css";
import { UploadIcon } from "./image-icons.tsx";
import { pictureTypes } from "./refuse-file.ts";
import { UploadPanel } from "./UploadPanel.tsx";
import type { AdminImage } from "./useAdminImage.ts";
import { useOneUpload } from "./useImageUploads.ts";

/** Exchanges the file alone: whatever shows the image shows the new one, with the same texts. */
export function ReplaceInPlace({ image }: { image: AdminImage }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const client = useApolloClient();
  const uploads = useOneUpload({
    place: async () => ({ inPlaceOf: image.id }),
    onArrived(id) {
      const asked = { variables: { id }, context: { isQuiet: true } };
      // What fails here is read at the next visit; the file has been exchanged.
      void client
        .query({ query: AdminImageDocument, ...asked, fetchPolicy: "network-only" })
        .catch(() => undefined);
      tellSuccess({ title: phrases.replaced });
    },
  });
  return (
    <div className={styles.replacing}>
      <FileChooser accept={pictureTypes} onFiles={(files) => uploads.add(files.slice(0, 1))}>
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
