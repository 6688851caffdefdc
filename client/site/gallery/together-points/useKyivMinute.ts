import { useSyncExternalStore } from "react";
import { formatKyivTime } from "../../../phrases/date-times.ts";
import { serverNow } from "../../../server-clock.ts";

const intervalMs = 15_000;

/**
 * The minute in Kyiv, such as "2026-11-25 19:10", as time passes. Null on the server, whose pages
 * are read at other times, and until the page is hydrated.
 */
export const useKyivMinute = (): string | null =>
  useSyncExternalStore(
    everyInterval,
    () => formatKyivTime(serverNow()),
    () => null,
  );

function everyInterval(onChange: () => void): () => void {
  const timer = setInterval(onChange, intervalMs);
  return () => clearInterval(timer);
}
