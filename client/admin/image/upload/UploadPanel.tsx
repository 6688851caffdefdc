import { Button } from "@mantine/core";
import { uploadPhrases } from "../../../phrases/admin/uploads.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import styles from "./UploadPanel.module.css";
import { UploadRow } from "./UploadRow.tsx";
import { countUploads, retriableKeys, type UploadQueue } from "./upload-queue.ts";
import type { Uploads } from "./uploads.ts";
import { type UploadKind, useUploadErrorText } from "./useUploadErrorText.ts";
import { useQueueState } from "./useUploads.ts";

/** Every pending or failed upload with its progress, its error and its actions. */
export function UploadPanel({ uploads, thing }: { uploads: Uploads; thing: UploadKind }) {
  const queue = useQueueState(uploads);
  return (
    <>
      <UploadErrors queue={queue} thing={thing} />
      {queue.length > 0 && <Panel queue={queue} uploads={uploads} thing={thing} />}
    </>
  );
}

type PanelProps = { queue: UploadQueue; uploads: Uploads; thing: UploadKind };

function Panel({ queue, uploads, thing }: PanelProps) {
  const phrases = usePhrases(uploadPhrases);
  const { running, waiting, failed } = countUploads(queue);
  const counts = [
    running > 0 && phrases.running(running),
    waiting > 0 && phrases.waiting(waiting),
    failed > 0 && phrases.failed(failed),
  ];
  return (
    <section className={styles.panel} aria-label={phrases.title}>
      <div className={styles.head}>
        <h3>{phrases.title}</h3>
        <p>{counts.filter(Boolean).join(", ")}</p>
        {retriableKeys(queue).length > 1 && (
          <Button variant="default" onClick={uploads.retryAll}>
            {phrases.retryAll}
          </Button>
        )}
        {queue.length > 1 && (
          <Button variant="subtle" onClick={uploads.cancelAll}>
            {running > 0 ? phrases.cancelAll : phrases.removeAll}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {queue.map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} thing={thing} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Announces each failed upload to screen readers, and an outage once for all files that wait for its
 * end; progress is not announced.
 */
function UploadErrors({ queue, thing }: { queue: UploadQueue; thing: UploadKind }) {
  const phrases = usePhrases(uploadPhrases);
  const errorText = useUploadErrorText(thing);
  const refused = queue.filter(({ state }) => state === "failed");
  const last = refused.at(-1);
  const postponed = queue.find(({ state, error }) => error && state !== "failed");
  return (
    <div role="status" className={styles.heard}>
      <VisuallyHidden>
        {last?.error &&
          phrases.refused(refused.length, `${last.file.name}: ${errorText(last.error)}`)}
      </VisuallyHidden>
      <VisuallyHidden>{postponed?.error && errorText(postponed.error)}</VisuallyHidden>
    </div>
  );
}
