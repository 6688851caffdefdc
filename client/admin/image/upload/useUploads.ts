import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadQueue } from "./upload-queue.ts";
import { type UploadHandlers, Uploads } from "./uploads.ts";
import { type PdfWarning, useFileWarnings } from "./useFileWarnings.ts";

const emptyQueue: UploadQueue = [];

/** A PDF brings the name of its file, and what readers may not see of it. */
interface ArrivedFile {
  id: string;
  fileName?: string;
  warning?: PdfWarning | null;
}

/**
 * A screen's upload queue. It lives as long as the screen, which guards against leaving with
 * `useHasRunningUploads`; the browser asks before it closes the tab. Uploads that an outage stopped resume by themselves: after a pause, when
 * the browser is online again, and when the editor returns to the tab, whose timers may have slept. It
 * tells what the site will not show of a file.
 */
export function useUploads<Arrived extends ArrivedFile>(
  handlers: UploadHandlers<Arrived>,
  concurrency = 3,
): Uploads {
  const warnings = useFileWarnings();
  const warning: UploadHandlers<Arrived> = {
    ...handlers,
    onChosen: (files) => void warnings.ofChosen(files),
    onUploaded(arrived, later) {
      handlers.onUploaded(arrived, later);
      warnings.ofPdf(arrived.fileName ?? "", arrived.warning ?? null);
    },
  };
  const latest = useRef(warning);
  useEffect(() => {
    latest.current = warning;
  });
  const [uploads] = useState(() => new Uploads(() => latest.current, concurrency));

  useEffect(() => {
    const resumeWhenVisible = () => {
      if (document.visibilityState === "visible") uploads.resume();
    };
    const askBeforeClosing = (event: BeforeUnloadEvent) => {
      if (uploads.queue().some(({ state }) => state !== "failed")) event.preventDefault();
    };
    window.addEventListener("beforeunload", askBeforeClosing);
    window.addEventListener("online", uploads.resume);
    document.addEventListener("visibilitychange", resumeWhenVisible);
    return () => {
      window.removeEventListener("beforeunload", askBeforeClosing);
      window.removeEventListener("online", uploads.resume);
      document.removeEventListener("visibilitychange", resumeWhenVisible);
      uploads.cancelAll();
    };
  }, [uploads]);
  return uploads;
}

/** The current state of a queue. */
export function useQueueState(uploads: Uploads): UploadQueue {
  return useSyncExternalStore(uploads.subscribe, uploads.queue, () => emptyQueue);
}
