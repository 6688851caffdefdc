import { useCallback, useEffect, useRef } from "react";

/** The same function for ever, which calls the newest one: for parts that are drawn seldom. */
export function useSteady<Given extends unknown[], Result>(call: (...given: Given) => Result) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
