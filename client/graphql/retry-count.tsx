import { createContext, type ReactNode, useContext } from "react";

const RetryCountContext = createContext(0);

/**
 * Counts how often the reader asked for the tree below again. A failed suspense query is
 * remembered by Apollo; under another number it is asked anew.
 */
export function RetryCountProvider(props: { attempt: number; children: ReactNode }) {
  return <RetryCountContext value={props.attempt}>{props.children}</RetryCountContext>;
}

export function useRetryCount(): number {
  return useContext(RetryCountContext);
}
