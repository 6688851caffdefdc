/** So many files are read or written at once. */
const concurrency = 4;

/** After so many errors in a row it is the store that is at fault, and not a file. */
const maxErrorsInARow = 10;

export interface FileError {
  key: string;
  reason: string;
}

export interface Course {
  /** Called after each file. */
  progress(done: number, total: number): void;
  /** Ends after the files that are being worked on. */
  signal: AbortSignal;
}

/**
 * Does the work for every key, and returns the errors by key. Throws the last error of a store that
 * fails again and again.
 */
export async function forEachFile(
  keys: readonly string[],
  work: (key: string) => Promise<unknown>,
  { progress, signal }: Course,
): Promise<FileError[]> {
  const errors: FileError[] = [];
  // The workers share it, so that each of them takes the next key.
  const rest = keys.values();
  let [done, inARow] = [0, 0];
  const worker = async () => {
    for (const key of rest) {
      if (signal.aborted || inARow >= maxErrorsInARow) return;
      try {
        await work(key);
        inARow = 0;
      } catch (error) {
        errors.push({ key, reason: reasonOf(error) });
        inARow += 1;
        if (inARow >= maxErrorsInARow) throw error;
      }
      done += 1;
      progress(done, keys.length);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return errors;
}

/** An error of a store has its reason as its cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(cause);
}
