import { isTransient, type UploadErrorInfo } from "./upload-error.ts";

/** An upload. It leaves the queue when it has completed or is cancelled. */
export type Upload = {
  /** Ascending in the order in which files were chosen. */
  key: number;
  file: File;
  state: "waiting" | "running" | "failed";
  /** Fraction sent, 0 to 1. */
  progress: number;
  failure: UploadErrorInfo | null;
};

export type UploadQueue = readonly Upload[];

export type UploadEvent =
  | { type: "chosen"; files: readonly { key: number; file: File }[] }
  | { type: "progressed"; key: number; share: number }
  | { type: "arrived"; key: number }
  | { type: "failed"; key: number; failure: UploadErrorInfo }
  | { type: "retried"; key: number }
  /** A failed upload's file is replaced by another one. */
  | { type: "exchanged"; key: number; file: File }
  | { type: "cancelled"; key: number };

/**
 * The queue after an action; at most `atOnce` of its files are uploaded concurrently, the oldest
 * first.
 */
export function reduceQueue(
  queue: UploadQueue,
  event: UploadEvent,
  concurrency: number,
): UploadQueue {
  return startNext(applyEvent(queue, event), concurrency);
}

function applyEvent(queue: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === "chosen") return [...queue, ...event.files.map(waitingUpload)];
  const { key } = event;
  switch (event.type) {
    case "progressed":
      return withUpload(queue, key, (upload) => ({ ...upload, progress: event.share }));
    case "failed":
      return withUpload(queue, key, (upload) => ({
        ...upload,
        state: "failed",
        failure: event.failure,
      }));
    case "retried":
      return withUpload(queue, key, ({ file, state, ...rest }) =>
        state === "failed" ? waitingUpload({ key, file }) : { file, state, ...rest },
      );
    case "exchanged":
      return withUpload(queue, key, () => waitingUpload(event));
    default:
      return queue.filter((upload) => upload.key !== key);
  }
}

const waitingUpload = ({ key, file }: { key: number; file: File }): Upload => ({
  key,
  file,
  state: "waiting",
  progress: 0,
  failure: null,
});

const withUpload = (queue: UploadQueue, key: number, change: (upload: Upload) => Upload) =>
  queue.map((upload) => (upload.key === key ? change(upload) : upload));

function startNext(queue: UploadQueue, concurrency: number): UploadQueue {
  let free = concurrency - queue.filter(({ state }) => state === "running").length;
  return queue.map((upload) => {
    if (upload.state !== "waiting" || free <= 0) return upload;
    free -= 1;
    return { ...upload, state: "running" };
  });
}

/** The number of uploads in each state. */
export function countUploads(queue: UploadQueue) {
  const count = (wanted: Upload["state"]) => queue.filter(({ state }) => state === wanted).length;
  return { running: count("running"), waiting: count("waiting"), failed: count("failed") };
}

/** Keys of all failed uploads that may succeed when retried. */
export const retriableKeys = (queue: UploadQueue): number[] =>
  queue.flatMap(({ key, failure }) => (failure && isTransient(failure) ? [key] : []));

/**
 * The list with a new id appended, but before those of `later` that are in it: files uploaded
 * concurrently end up in the order in which they were chosen.
 */
export function insertInUploadOrder(
  ids: readonly string[],
  id: string,
  later: ReadonlySet<string>,
): readonly string[] {
  if (ids.includes(id)) return ids;
  let place = ids.length;
  while (place > 0 && later.has(ids[place - 1] ?? "")) place -= 1;
  return ids.toSpliced(place, 0, id);
}
