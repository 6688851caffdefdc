import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadQueue } from "./upload-queue.ts";
import { type UploadHandlers, Uploads } from "./uploads.ts";

const emptyQueue: UploadQueue = [];

/**
 * A screen's upload queue. It lives as long as the screen, which guards against leaving with
 * `useHasRunningUploads`. Uploads that a lost connection stopped resume when it is back.
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

/** The current state of a queue. */
export function useQueueState(uploads: Uploads): UploadQueue {
  return useSyncExternalStore(uploads.subscribe, uploads.queue, () => emptyQueue);
}
