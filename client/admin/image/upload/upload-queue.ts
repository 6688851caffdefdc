import { isTransient, type UploadErrorInfo } from "./upload-error.ts";

/** An upload. It leaves the queue when it has completed or is cancelled. */
export type Upload = {
  /** Ascending in the order in which files were chosen. */
  key: number;
  file: File;
  state: "waiting" | "running" | "failed";
  /** Fraction sent, 0 to 1. */
  progress: number;
  error: UploadErrorInfo | null;
};

export type UploadQueue = readonly Upload[];

/** The number of uploads in each state. */
export function countUploads(queue: UploadQueue) {
  const count = (wanted: Upload["state"]) => queue.filter(({ state }) => state === wanted).length;
  return { running: count("running"), waiting: count("waiting"), failed: count("failed") };
}

/** Keys of all failed uploads that may succeed when retried. */
export const retriableKeys = (queue: UploadQueue): number[] =>
  queue.flatMap(({ key, error }) => (error && isTransient(error) ? [key] : []));

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
