import { createContext, type ReactNode, useContext } from "react";

const RetryCountContext = createContext(0);

/**
 * Counts the reader's retries of the tree below. Apollo caches a failed suspense query; under
 * another number it is executed again.
 */
export function RetryCountProvider(props: { attempt: number; children: ReactNode }) {
  return <RetryCountContext value={props.attempt}>{props.children}</RetryCountContext>;
}

export function useRetryCount(): number {
  return useContext(RetryCountContext);
}
