import { createContext, type ReactNode, useContext } from "react";

const AttemptContext = createContext(0);

/**
 * Counts how often the reader asked for the tree below again. A failed suspense query is
 * remembered by Apollo; under another number it is asked anew.
 */
export function AttemptProvider(props: { attempt: number; children: ReactNode }) {
  return <AttemptContext value={props.attempt}>{props.children}</AttemptContext>;
}

export function useAttempt(): number {
  return useContext(AttemptContext);
}
