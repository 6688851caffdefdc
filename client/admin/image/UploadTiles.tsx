import { uploadPhrases } from "../../phrases/admin-uploads.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { FileChooser } from "./FileChooser.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { AlertIcon } from "./image-icons.tsx";
import { pictureTypes } from "./refuse-file.ts";
import styles from "./UploadTiles.module.css";
import { isPassing } from "./upload-failure.ts";
import type { Upload } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";
import { useQueue } from "./useUploads.ts";

/** Files on their way and refused ones, where they are going to stand; the panel tells more. */
export function UploadTiles({ uploads }: { uploads: Uploads }) {
  const queue = useQueue(uploads);
  return queue.map((upload) =>
    upload.state === "failed" ? (
      <FailedTile key={upload.key} upload={upload} uploads={uploads} />
    ) : upload.state === "running" ? (
      <RunningTile key={upload.key} upload={upload} />
    ) : null,
  );
}

function RunningTile({ upload: { file, share } }: { upload: Upload }) {
  const phrases = usePhrases(uploadPhrases);
  const percent = Math.round(share * 100);
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
  const { key, file, failure } = upload;
  return (
    <li className={styles.failed}>
      <AlertIcon size={20} />
      <span className={styles.name}>{file.name}</span>
      {failure && isPassing(failure) ? (
        <button type="button" onClick={() => uploads.retry(key)}>
          {phrases.retry}
        </button>
      ) : (
        <FileChooser
          accept={pictureTypes}
          onFiles={([other]) => other && uploads.exchange(key, other)}
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
