/** Automatic attempts after the first one; later ones need a person or a new connection. */
const retries = 3;

/** In milliseconds; three times as long each time. */
const firstPause = 6000;

export const isLastAttempt = (attempt: number): boolean => attempt >= retries;

/**
 * Calls `retry` once the cause of a failure may be over: after a pause that grows with `attempt`
 * (from 0), when the browser is online again, and when the reader returns to the tab. After the last
 * attempt only the latter two. Returns the function that cancels it.
 */
export function retryLater(attempt: number, retry: () => void): () => void {
  const timer = isLastAttempt(attempt) ? 0 : setTimeout(retry, firstPause * 3 ** attempt);
  const retryWhenVisible = () => document.hidden || retry();
  addEventListener("online", retry);
  addEventListener("visibilitychange", retryWhenVisible);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", retry);
    removeEventListener("visibilitychange", retryWhenVisible);
  };
}
