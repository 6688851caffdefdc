import { isPassing, type UploadFailure } from "./upload-failure.ts";

/** A file on its way to the server. It leaves the queue when it is there, or is given up. */
export type Upload = {
  /** Grows in the order in which files were chosen. */
  key: number;
  file: File;
  state: "waiting" | "running" | "failed";
  /** How much of it was sent, 0 to 1. */
  share: number;
  failure: UploadFailure | null;
};

export type UploadQueue = readonly Upload[];

export type UploadEvent =
  | { type: "chosen"; files: readonly { key: number; file: File }[] }
  | { type: "progressed"; key: number; share: number }
  | { type: "arrived"; key: number }
  | { type: "failed"; key: number; failure: UploadFailure }
  | { type: "retried"; key: number }
  /** Another file in the place of one that was refused. */
  | { type: "exchanged"; key: number; file: File }
  | { type: "cancelled"; key: number };

/** The queue after something happened; at most `atOnce` of its files run, the oldest first. */
export function afterEvent(queue: UploadQueue, event: UploadEvent, atOnce: number): UploadQueue {
  return startNext(changed(queue, event), atOnce);
}

function changed(queue: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === "chosen") return [...queue, ...event.files.map(waiting)];
  const { key } = event;
  switch (event.type) {
    case "progressed":
      return withUpload(queue, key, (upload) => ({ ...upload, share: event.share }));
    case "failed":
      return withUpload(queue, key, (upload) => ({
        ...upload,
        state: "failed",
        failure: event.failure,
      }));
    case "retried":
      return withUpload(queue, key, ({ file, state, ...rest }) =>
        state === "failed" ? waiting({ key, file }) : { file, state, ...rest },
      );
    case "exchanged":
      return withUpload(queue, key, () => waiting(event));
    default:
      return queue.filter((upload) => upload.key !== key);
  }
}

const waiting = ({ key, file }: { key: number; file: File }): Upload => ({
  key,
  file,
  state: "waiting",
  share: 0,
  failure: null,
});

const withUpload = (queue: UploadQueue, key: number, change: (upload: Upload) => Upload) =>
  queue.map((upload) => (upload.key === key ? change(upload) : upload));

function startNext(queue: UploadQueue, atOnce: number): UploadQueue {
  let free = atOnce - queue.filter(({ state }) => state === "running").length;
  return queue.map((upload) => {
    if (upload.state !== "waiting" || free <= 0) return upload;
    free -= 1;
    return { ...upload, state: "running" };
  });
}

/** How many files are where. */
export function countUploads(queue: UploadQueue) {
  const count = (wanted: Upload["state"]) => queue.filter(({ state }) => state === wanted).length;
  return { running: count("running"), waiting: count("waiting"), failed: count("failed") };
}

/** The keys of all that may come through when they are sent again. */
export const retriable = (queue: UploadQueue): number[] =>
  queue.flatMap(({ key, failure }) => (failure && isPassing(failure) ? [key] : []));

/**
 * The list with a new id at its end, but before those of `later` that stand there: files that run
 * side by side come to stand in the order in which they were chosen.
 */
export function withArrived(
  ids: readonly string[],
  id: string,
  later: ReadonlySet<string>,
): readonly string[] {
  if (ids.includes(id)) return ids;
  let place = ids.length;
  while (place > 0 && later.has(ids[place - 1] ?? "")) place -= 1;
  return ids.toSpliced(place, 0, id);
}
