import { createContext, type ReactNode, useContext } from "react";

/** Renders the not-found page, or `own` in its place; provided by the app. */
export const PageNotFoundContext = createContext<(own?: ReactNode) => ReactNode>(() => null);

/**
 * Return it from a page whose path names nothing: `if (!project) return <PageNotFound />`. The
 * reader sees the not-found page, or the page's own children, and the server answers 404.
 */
export function PageNotFound({ children }: { children?: ReactNode }) {
  return useContext(PageNotFoundContext)(children);
}

/** Redirects the reader; provided by the app. */
export const PageRedirectContext = createContext<(to: string) => ReactNode>(() => null);

/**
 * Return it from a page whose content has another canonical path: a path of this site, without the
 * language. The server answers 301; in the browser the canonical path replaces this one.
 */
export function PageRedirect({ to }: { to: string }) {
  return useContext(PageRedirectContext)(to);
}
