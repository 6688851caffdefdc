import { createContext, type ReactNode, useContext } from "react";

/** How the frame around the pages takes the reader elsewhere. */
export const PageMovedContext = createContext<(to: string) => ReactNode>(() => null);

/**
 * What a page returns when its content has a proper address elsewhere: a path of this site, without
 * the language. The server answers 301; in the browser the proper address takes this one's place.
 */
export function PageMoved({ to }: { to: string }) {
  return useContext(PageMovedContext)(to);
}
