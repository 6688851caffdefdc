import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AlertIcon } from "../../../ui/icons/image-icons.tsx";
import { FileChooser } from "./choose/FileChooser.tsx";
import { FilePreview } from "./FilePreview.tsx";
import styles from "./UploadTiles.module.css";
import { isRetriable, type Upload } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";
import { useQueueState } from "./useUploads.ts";
import { imageMimeTypes } from "./validate-file.ts";

/** Pending and failed uploads in their future positions; the upload panel has the details. */
export function UploadTiles({ uploads }: { uploads: Uploads }) {
  const queue = useQueueState(uploads);
  return queue.map((upload) =>
    upload.state === "failed" ? (
      <FailedTile key={upload.key} upload={upload} uploads={uploads} />
    ) : upload.state === "running" ? (
      <RunningTile key={upload.key} upload={upload} />
    ) : null,
  );
}

function RunningTile({ upload: { file, progress } }: { upload: Upload }) {
  const phrases = usePhrases(uploadPhrases);
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.running} aria-hidden="true">
      <FilePreview file={file} className={styles.preview} />
      <span className={styles.percent}>{phrases.percent(percent)}</span>
      <span className={styles.track}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}

function FailedTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const phrases = usePhrases(uploadPhrases);
  const { key, file } = upload;
  return (
    <li className={styles.failed}>
      <AlertIcon size={20} />
      <span className={styles.name}>{file.name}</span>
      {isRetriable(upload) ? (
        <button type="button" onClick={() => uploads.retry(key)}>
          {phrases.retry}
        </button>
      ) : (
        <FileChooser
          accept={imageMimeTypes}
          onFiles={([other]) => other && uploads.replaceFile(key, other)}
        >
          {(open) => (
            <button type="button" onClick={open}>
              {phrases.otherFileShort}
            </button>
          )}
        </FileChooser>
      )}
    </li>
  );
}
