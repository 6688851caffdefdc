import { createContext, type ReactNode, useContext } from "react";

/** The not-found page, as the frame around the pages draws it, or `own` in its place. */
export const PageMissingContext = createContext<(own?: ReactNode) => ReactNode>(() => null);

/**
 * What a page returns when its address names nothing: `if (!project) return <PageMissing />`.
 * The reader sees the not-found page, or the page's own children, and the server answers 404.
 */
export function PageMissing({ children }: { children?: ReactNode }) {
  return useContext(PageMissingContext)(children);
}
