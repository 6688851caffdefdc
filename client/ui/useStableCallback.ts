import { useCallback, useEffect, useRef } from "react";

/** The same function for ever, which calls the newest one: for parts that are drawn seldom. */
export function useStableCallback<Given extends unknown[], Result>(
  call: (...args: Given) => Result,
) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Given) => latest.current(...args), []);
}
