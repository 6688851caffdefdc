import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadQueue } from "./upload-queue.ts";
import { Uploads, type UploadWork } from "./uploads.ts";

const none: UploadQueue = [];

/**
 * A screen's queue of uploads: it lives as long as the screen, which guards its leaving with
 * `useUploadsRunning`. What a lost connection stopped goes on by itself when it is back.
 */
export function useUploads<Arrived extends { id: string }>(
  work: UploadWork<Arrived>,
  atOnce = 3,
): Uploads {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [uploads] = useState(() => new Uploads(() => latest.current, atOnce));

  useEffect(() => {
    window.addEventListener("online", uploads.retryLost);
    return () => {
      window.removeEventListener("online", uploads.retryLost);
      uploads.cancelAll();
    };
  }, [uploads]);
  return uploads;
}

/** The files of a queue as they are now. */
export function useQueue(uploads: Uploads): UploadQueue {
  return useSyncExternalStore(uploads.subscribe, uploads.queue, () => none);
}
