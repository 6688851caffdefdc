import { Button, CloseButton, Progress } from "@mantine/core";
import { memo } from "react";
import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatSize } from "../../../phrases/numbers.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { DocumentIcon, PictureIcon } from "../../../ui/icons/icons.tsx";
import { AlertIcon } from "../../../ui/icons/image-icons.tsx";
import { FileChooser } from "./choose/FileChooser.tsx";
import { FilePreview } from "./FilePreview.tsx";
import styles from "./UploadRow.module.css";
import { isRetriable, type Upload } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";
import { type UploadKind, useUploadErrorText } from "./useUploadErrorText.ts";
import { documentMimeTypes, imageMimeTypes } from "./validate-file.ts";

type UploadRowProps = { upload: Upload; uploads: Uploads; thing: UploadKind };

/** One file of the queue. */
export const UploadRow = memo(function UploadRow({ upload, uploads, thing }: UploadRowProps) {
  const phrases = usePhrases(uploadPhrases);
  const language = useLanguage();
  const errorText = useUploadErrorText(thing);
  const { key, file, state, error } = upload;
  const cancel = state === "failed" ? phrases.remove(file.name) : phrases.cancel(file.name);
  return (
    <li
      className={styles.row}
      data-state={state}
      data-postponed={(error !== null && state !== "failed") || undefined}
    >
      <UploadThumbnail upload={upload} thing={thing} />
      <div className={styles.file}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.note}>{error ? errorText(error) : formatSize(file.size, language)}</p>
      </div>
      {error && state !== "running" ? (
        <div className={styles.way}>
          <UploadActions upload={upload} uploads={uploads} thing={thing} />
        </div>
      ) : (
        <UploadProgress upload={upload} />
      )}
      <CloseButton aria-label={cancel} onClick={() => uploads.cancel(key)} />
    </li>
  );
});

function UploadThumbnail({
  upload: { file, state },
  thing,
}: {
  upload: Upload;
  thing: UploadKind;
}) {
  const Icon = thing === "image" ? PictureIcon : DocumentIcon;
  return (
    <span className={styles.thumbnail}>
      {state === "failed" ? (
        <AlertIcon size={22} />
      ) : state === "running" && thing === "image" ? (
        <FilePreview file={file} className={styles.preview} />
      ) : (
        <Icon size={22} />
      )}
    </span>
  );
}

function UploadProgress({ upload: { file, state, progress } }: { upload: Upload }) {
  const phrases = usePhrases(uploadPhrases);
  const percent = Math.round(progress * 100);
  if (state === "waiting") return <p className={styles.waits}>{phrases.waits}</p>;
  return (
    <div className={styles.sent}>
      <Progress value={percent} size="md" aria-label={phrases.progress(file.name)} />
      <span>{percent === 100 ? phrases.processing : phrases.percent(percent)}</span>
    </div>
  );
}

function UploadActions({ upload, uploads, thing }: UploadRowProps) {
  const phrases = usePhrases(uploadPhrases);
  const { key, file } = upload;
  if (isRetriable(upload)) {
    return (
      <Button
        variant="default"
        aria-label={phrases.retryThis(file.name)}
        onClick={() => uploads.retry(key)}
      >
        {phrases.retry}
      </Button>
    );
  }
  return (
    <FileChooser
      accept={thing === "image" ? imageMimeTypes : documentMimeTypes}
      onFiles={([other]) => other && uploads.replaceFile(key, other)}
    >
      {(open) => (
        <Button variant="default" onClick={open}>
          {phrases.otherFile}
        </Button>
      )}
    </FileChooser>
  );
}
