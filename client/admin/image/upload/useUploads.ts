import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadQueue } from "./upload-queue.ts";
import { type UploadHandlers, Uploads } from "./uploads.ts";

const emptyQueue: UploadQueue = [];

/**
 * A screen's upload queue. It lives as long as the screen, which guards against leaving with
 * `useHasRunningUploads`; the browser asks before it closes the tab. Uploads that an outage stopped resume by themselves: after a pause, when
 * the browser is online again, and when the editor returns to the tab, whose timers may have slept.
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
