import { Button, CloseButton, Progress } from "@mantine/core";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { createContext, useContext } from "react";
import { uploadPhrases } from "../../../../../phrases/admin/uploads.ts";
import { usePhrases } from "../../../../../phrases/phrases.ts";
import { AlertIcon } from "../../../../../ui/icons/image-icons.tsx";
import { FilePreview } from "../../../../image/upload/FilePreview.tsx";
import { isRetriable, type Upload } from "../../../../image/upload/upload-queue.ts";
import type { Uploads } from "../../../../image/upload/uploads.ts";
import { useUploadErrorText } from "../../../../image/upload/useUploadErrorText.ts";
import { useQueueState } from "../../../../image/upload/useUploads.ts";
import styles from "./PendingPictureView.module.css";

/** The uploads of a field; the places of its pictures are nodes inside of the editor. */
export type PendingUploads = { uploads: Uploads; fileOf: (id: string) => File | undefined };

export const PendingUploadsContext = createContext<PendingUploads | null>(null);

/** The upload of a picture in its future place: its progress, or why it failed and what to do. */
export function PendingPictureView({ node, deleteNode }: NodeViewProps) {
  const pending = useContext(PendingUploadsContext);
  const file = pending?.fileOf(node.attrs.upload);
  return (
    <NodeViewWrapper className={styles.place} contentEditable={false}>
      {pending && file && <Place uploads={pending.uploads} file={file} onRemove={deleteNode} />}
    </NodeViewWrapper>
  );
}

type PlaceProps = { uploads: Uploads; file: File; onRemove: () => void };

function Place({ uploads, file, onRemove }: PlaceProps) {
  const phrases = usePhrases(uploadPhrases);
  const upload = useQueueState(uploads).find((one) => one.file === file);
  const error = upload?.state === "running" ? null : upload?.error;
  return (
    <>
      <FilePreview file={file} className={styles.preview} />
      <div className={styles.state} data-failed={upload?.state === "failed"}>
        {error ? (
          <Failure upload={upload} uploads={uploads} />
        ) : (
          <Running upload={upload} file={file} />
        )}
      </div>
      <CloseButton
        className={styles.remove}
        size="lg"
        aria-label={error ? phrases.removeFromText(file.name) : phrases.cancel(file.name)}
        onClick={onRemove}
      />
    </>
  );
}

function Running({ upload, file }: { upload: Upload | undefined; file: File }) {
  const phrases = usePhrases(uploadPhrases);
  const percent = Math.round((upload?.progress ?? 0) * 100);
  const isWaiting = upload?.state === "waiting";
  return (
    <>
      <Progress value={percent} size="md" aria-label={phrases.progress(file.name)} />
      <p>
        {isWaiting ? phrases.waits : percent < 100 ? phrases.percent(percent) : phrases.processing}
      </p>
    </>
  );
}

function Failure({ upload, uploads }: { upload: Upload | undefined; uploads: Uploads }) {
  const phrases = usePhrases(uploadPhrases);
  const errorText = useUploadErrorText("image");
  if (!upload?.error) return null;
  const { key, file, state, error } = upload;
  return (
    <>
      {/* One that is retried by itself is no alarm, which would be repeated at each attempt. */}
      <p role={state === "failed" ? "alert" : "status"}>
        <AlertIcon size={20} /> <span>{errorText(error)}</span>
      </p>
      {isRetriable(upload) && (
        <Button
          variant="default"
          aria-label={phrases.retryThis(file.name)}
          onClick={() => uploads.retry(key)}
        >
          {phrases.retry}
        </Button>
      )}
    </>
  );
}
