import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadQueue } from "./upload-queue.ts";
import { type UploadHandlers, Uploads } from "./uploads.ts";

const emptyQueue: UploadQueue = [];

/**
 * A screen's queue of uploads: it lives as long as the screen, which guards its leaving with
 * `useHasRunningUploads`. What a lost connection stopped goes on by itself when it is back.
 */
export function useUploads<Arrived extends { id: string }>(
  handlers: UploadHandlers<Arrived>,
  concurrency = 3,
): Uploads {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [uploads] = useState(() => new Uploads(() => latest.current, concurrency));

  useEffect(() => {
    window.addEventListener("online", uploads.retryDisconnected);
    return () => {
      window.removeEventListener("online", uploads.retryDisconnected);
      uploads.cancelAll();
    };
  }, [uploads]);
  return uploads;
}

/** The files of a queue as they are now. */
export function useQueueState(uploads: Uploads): UploadQueue {
  return useSyncExternalStore(uploads.subscribe, uploads.queue, () => emptyQueue);
}
