import { Button, FileButton, Progress } from "@mantine/core";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Content.module.css";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportReport } from "./ImportReport.tsx";
import type { ContentImport } from "./transfer-requests.ts";
import { type ContentImporting, useContentImport } from "./useContentImport.ts";

/** Uploads an export, shows what it contains, and imports it in the background. */
export function ImportCard() {
  const phrases = usePhrases(siteContentPhrases).importing;
  const importing = useContentImport();
  const { state, error } = importing;
  return (
    <section className={styles.card} aria-label={phrases.title}>
      <h2>{phrases.title}</h2>
      <p>{phrases.text}</p>
      {state ? <ImportState state={state} importing={importing} /> : <Upload {...importing} />}
      <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
    </section>
  );
}

function Upload({ share, upload }: ContentImporting) {
  const phrases = usePhrases(siteContentPhrases).importing;
  const isBusy = share !== null;
  const isSent = isBusy && share >= 1;
  const text = isSent ? phrases.checking : phrases.uploading;
  return (
    <>
      <div role="status" className={styles.part}>
        {isBusy && <p className={styles.hint}>{text}</p>}
        {isBusy && (
          <Progress
            className={styles.progress}
            value={share * 100}
            animated={isSent}
            aria-label={text}
          />
        )}
      </div>
      <FileButton accept=".zip,application/zip" onChange={(file) => file && void upload(file)}>
        {(props) => (
          <Button variant="default" loading={isBusy} {...props}>
            {phrases.choose}
          </Button>
        )}
      </FileButton>
    </>
  );
}

function ImportState({ state, importing }: { state: ContentImport; importing: ContentImporting }) {
  const phrases = usePhrases(siteContentPhrases).importing;
  const { start, discard, isBusy } = importing;
  if (state.phase === "running") return <Running state={state} />;
  if (state.phase === "done") {
    return (
      <>
        {state.result && <ImportReport result={state.result} />}
        <Button variant="default" loading={isBusy} onClick={() => void discard()}>
          {phrases.close}
        </Button>
      </>
    );
  }
  const isInterrupted = state.phase === "interrupted";
  return (
    <>
      {isInterrupted && <p className={styles.error}>{phrases.interrupted}</p>}
      <ImportPreview state={state} />
      <div className={styles.buttons}>
        <Button loading={isBusy} onClick={() => void start()}>
          {isInterrupted ? phrases.again : phrases.start}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void discard()}>
          {phrases.discard}
        </Button>
      </div>
    </>
  );
}

function Running({ state }: { state: ContentImport }) {
  const phrases = usePhrases(siteContentPhrases).importing;
  const total = Object.values(state.kinds).reduce((sum, count) => sum + count, 0);
  const text = phrases.progress(state.done, total);
  return (
    <div className={styles.part}>
      <p role="status">{phrases.running}</p>
      <p className={styles.hint}>{text}</p>
      <Progress
        className={styles.progress}
        value={total > 0 ? (state.done / total) * 100 : 100}
        animated
        aria-label={text}
      />
    </div>
  );
}
