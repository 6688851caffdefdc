import { useCallback, useEffect, useRef } from "react";

/** A callback with a stable identity that calls the latest function: for memoized components. */
export function useStableCallback<Given extends unknown[], Result>(
  call: (...args: Given) => Result,
) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Given) => latest.current(...args), []);
}
