import { isTransient, type UploadErrorInfo } from "./upload-error.ts";

/** An upload. It leaves the queue when it has completed or is cancelled. */
export type Upload = {
  /** Ascending in the order in which files were chosen. */
  key: number;
  file: File;
  state: "waiting" | "running" | "failed";
  /** Fraction sent, 0 to 1. */
  progress: number;
  /** Why it failed; while it waits or runs, why its last attempt was postponed. */
  error: UploadErrorInfo | null;
  /** Attempts that were postponed because of an outage. */
  postponements: number;
};

export type UploadQueue = readonly Upload[];

/** The number of uploads in each state. */
export function countUploads(queue: UploadQueue) {
  const count = (wanted: Upload["state"]) => queue.filter(({ state }) => state === wanted).length;
  return { running: count("running"), waiting: count("waiting"), failed: count("failed") };
}

/** Whether the upload failed or was postponed, and may succeed when it is retried. */
export const isRetriable = ({ state, error }: Upload): boolean =>
  state !== "running" && error !== null && isTransient(error);

/** Keys of all uploads that an editor may retry. */
export const retriableKeys = (queue: UploadQueue): number[] =>
  queue.filter(isRetriable).map(({ key }) => key);

/**
 * The upload to start next: the oldest of those that were postponed least often, so that one that
 * is refused again and again does not hold up the others.
 */
export const nextUpload = (queue: UploadQueue): Upload | undefined =>
  queue
    .filter(({ state }) => state === "waiting")
    .reduce<Upload | undefined>(
      (first, one) => (first && first.postponements <= one.postponements ? first : one),
      undefined,
    );

/** In milliseconds. */
const firstPause = 2000;
const longestPause = 60_000;
/** The longest pause that a server may ask for. */
const longestRetryAfter = 600_000;

/**
 * Milliseconds before the next attempt after so many refusals in a row: twice as long each time, and
 * not shorter than the server asks for.
 */
export function pauseAfter(refusals: number, { retryAfter = 0 }: UploadErrorInfo): number {
  const growing = Math.min(firstPause * 2 ** (refusals - 1), longestPause);
  return Math.max(growing, Math.min(retryAfter * 1000, longestRetryAfter));
}

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
