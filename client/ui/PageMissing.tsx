import { createContext, type ReactNode, useContext } from "react";

/** The not-found page, as the frame around the pages draws it. */
export const PageMissingContext = createContext<() => ReactNode>(() => null);

/**
 * What a page returns when its address names nothing: `if (!project) return <PageMissing />`.
 * The reader sees the not-found page, and the server answers 404.
 */
export function PageMissing() {
  return useContext(PageMissingContext)();
}
