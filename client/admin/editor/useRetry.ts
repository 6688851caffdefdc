import { useEffect, useRef } from "react";
import type { ApiError } from "../../graphql/errors.ts";

/** Milliseconds until a save that met no server is tried again. */
const retryDelayMs = 10_000;

/** Tries again by itself when the line was down: after a while, and as soon as it is back. */
export function useRetry(failure: ApiError, onRetry: () => unknown) {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    if (failure.code !== "NETWORK") return;
    const retry = () => void latest.current();
    const timer = setTimeout(retry, retryDelayMs);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [failure]);
}
