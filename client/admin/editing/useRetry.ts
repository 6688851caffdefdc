import { useEffect, useRef } from "react";
import type { Failure } from "../../graphql/failures.ts";

/** Milliseconds until a save that met no server is tried again. */
const patience = 10_000;

/** Tries again by itself when the line was down: after a while, and as soon as it is back. */
export function useRetry(failure: Failure, again: () => unknown) {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (failure.code !== "NETWORK") return;
    const retry = () => void latest.current();
    const timer = setTimeout(retry, patience);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [failure]);
}
