import { Button, CloseButton, Progress } from "@mantine/core";
import { memo } from "react";
import { uploadPhrases } from "../../phrases/admin-uploads.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { formatSize } from "../../phrases/sizes.ts";
import { DocumentIcon, PictureIcon } from "../../ui/icons.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { type UploadedThing, useFailureWords } from "./failure-words.ts";
import { AlertIcon } from "./image-icons.tsx";
import { documentTypes, pictureTypes } from "./refuse-file.ts";
import styles from "./UploadRow.module.css";
import { isPassing } from "./upload-failure.ts";
import type { Upload } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";

type Row = { upload: Upload; uploads: Uploads; thing: UploadedThing };

/** One file of the queue. */
export const UploadRow = memo(function UploadRow({ upload, uploads, thing }: Row) {
  const phrases = usePhrases(uploadPhrases);
  const language = useLanguage();
  const words = useFailureWords(thing);
  const { key, file, state, failure } = upload;
  const cancel = state === "failed" ? phrases.remove(file.name) : phrases.cancel(file.name);
  return (
    <li className={styles.row} data-state={state}>
      <Face upload={upload} thing={thing} />
      <div className={styles.file}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.note}>{failure ? words(failure) : formatSize(file.size, language)}</p>
      </div>
      {failure ? (
        <div className={styles.way}>
          <WayOut upload={upload} uploads={uploads} thing={thing} />
        </div>
      ) : (
        <Sent upload={upload} />
      )}
      <CloseButton aria-label={cancel} onClick={() => uploads.cancel(key)} />
    </li>
  );
});

function Face({ upload: { file, state }, thing }: { upload: Upload; thing: UploadedThing }) {
  const Icon = thing === "image" ? PictureIcon : DocumentIcon;
  return (
    <span className={styles.face}>
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

function Sent({ upload: { file, state, share } }: { upload: Upload }) {
  const phrases = usePhrases(uploadPhrases);
  const percent = Math.round(share * 100);
  if (state === "waiting") return <p className={styles.waits}>{phrases.waits}</p>;
  return (
    <div className={styles.sent}>
      <Progress value={percent} size="md" aria-label={phrases.progress(file.name)} />
      <span>{percent === 100 ? phrases.processing : phrases.percent(percent)}</span>
    </div>
  );
}

function WayOut({ upload, uploads, thing }: Row) {
  const phrases = usePhrases(uploadPhrases);
  const { key, file, failure } = upload;
  if (failure && isPassing(failure)) {
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
      accept={thing === "image" ? pictureTypes : documentTypes}
      onFiles={([other]) => other && uploads.exchange(key, other)}
    >
      {(open) => (
        <Button variant="default" onClick={open}>
          {phrases.otherFile}
        </Button>
      )}
    </FileChooser>
  );
}
