import { useEffect, useRef } from "react";
import type { ApiError } from "../../graphql/errors.ts";

/** Milliseconds before a save that failed because of an outage is retried. */
const retryDelayMs = 10_000;

/**
 * Retries after a lost connection, and while the store of the files is away: after a delay, and as
 * soon as the browser is online again.
 */
export function useRetry(error: ApiError, onRetry: () => unknown) {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    if (error.code !== "NETWORK" && error.code !== "UNAVAILABLE") return;
    const retry = () => void latest.current();
    const timer = setTimeout(retry, retryDelayMs);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [error]);
}
