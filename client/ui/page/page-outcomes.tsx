import { createContext, type ReactNode, useContext } from "react";

/** The not-found page, as the frame around the pages draws it, or `own` in its place. */
export const PageNotFoundContext = createContext<(own?: ReactNode) => ReactNode>(() => null);

/**
 * What a page returns when its address names nothing: `if (!project) return <PageNotFound />`.
 * The reader sees the not-found page, or the page's own children, and the server answers 404.
 */
export function PageNotFound({ children }: { children?: ReactNode }) {
  return useContext(PageNotFoundContext)(children);
}

/** How the frame around the pages takes the reader elsewhere. */
export const PageRedirectContext = createContext<(to: string) => ReactNode>(() => null);

/**
 * What a page returns when its content has a proper address elsewhere: a path of this site, without
 * the language. The server answers 301; in the browser the proper address takes this one's place.
 */
export function PageRedirect({ to }: { to: string }) {
  return useContext(PageRedirectContext)(to);
}
