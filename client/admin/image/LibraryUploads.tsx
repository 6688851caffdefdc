import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { imagePhrases } from "../../phrases/admin-images.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import { DropArea } from "./DropArea.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { forgetLibrary } from "./library-cache.ts";
import { pictureTypes } from "./refuse-file.ts";
import { sendImage } from "./send-image.ts";
import styles from "./set-card.module.css";
import { UploadPanel } from "./UploadPanel.tsx";
import { useUploads } from "./useUploads.ts";

/** Takes files for the library itself: they belong to no item yet. */
export function LibraryUploads({ children }: { children: ReactNode }) {
  const { cache } = useApolloClient();
  const phrases = usePhrases(imagePhrases);
  const uploads = useUploads({
    send: (file, onProgress, signal) => sendImage(file, { onProgress, signal }),
    arrive: () => forgetLibrary(cache),
    rest(count) {
      if (count > 0) tellSuccess({ title: phrases.uploaded(count) });
    },
  });
  return (
    <FileChooser accept={pictureTypes} isMultiple onFiles={uploads.add}>
      {(choose) => (
        <DropArea takesAllPasted onFiles={uploads.add} label={phrases.drop.now}>
          <div className={styles.stack}>
            <DropPlace {...phrases.drop} drop={phrases.drop.many} onChoose={choose} />
            <UploadPanel uploads={uploads} thing="image" />
            {children}
          </div>
        </DropArea>
      )}
    </FileChooser>
  );
}
