import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useRef, useState } from "react";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { imagePhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { DescribeDialog } from "../describe/DescribeDialog.tsx";
import { refetchImages } from "../image-cache.ts";
import { DropArea } from "../upload/choose/DropArea.tsx";
import { DropHint } from "../upload/choose/DropHint.tsx";
import { FileChooser } from "../upload/choose/FileChooser.tsx";
import { UploadPanel } from "../upload/UploadPanel.tsx";
import styles from "../upload/upload-card.module.css";
import { uploadImage } from "../upload/upload-image.ts";
import { useUploads } from "../upload/useUploads.ts";
import { imageMimeTypes } from "../upload/validate-file.ts";

/** Uploads files to the library itself: no item uses them yet. */
export function LibraryUploads({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const phrases = usePhrases(imagePhrases);
  const { describe } = usePhrases(describePhrases);
  const uploaded = useRef<string[]>([]);
  const [described, setDescribed] = useState<readonly string[] | null>(null);
  const uploads = useUploads({
    upload: (file, onProgress, signal) => uploadImage(client, file, { onProgress, signal }),
    onUploaded({ id }) {
      uploaded.current.push(id);
      refetchImages(client);
    },
    onIdle(count) {
      if (count === 0) return;
      const ids = uploaded.current.splice(0);
      const action = { label: describe, onClick: () => setDescribed(ids) };
      notifySuccess({ title: phrases.uploaded(count), undo: action });
    },
  });
  return (
    <FileChooser accept={imageMimeTypes} isMultiple onFiles={uploads.add}>
      {(choose) => (
        <DropArea acceptsAllPastes onFiles={uploads.add} label={phrases.drop.now}>
          <div className={styles.stack}>
            <DropHint {...phrases.drop} drop={phrases.drop.many} onChoose={choose} />
            <UploadPanel uploads={uploads} thing="image" />
            {children}
          </div>
          {described && <DescribeDialog ids={described} onClose={() => setDescribed(null)} />}
        </DropArea>
      )}
    </FileChooser>
  );
}
