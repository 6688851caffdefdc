import { createContext, useContext } from "react";

/**
 * Paths of this site that show nothing, because editors have hidden a page; one that ends with `/*`
 * stands for all paths below. The layout provides them.
 */
export const HiddenPathsContext = createContext<readonly string[]>([]);

/** Says whether a path, with or without query and hash, shows nothing. */
export function useIsHidden() {
  const hidden = useContext(HiddenPathsContext);
  return (to: string): boolean =>
    hidden.some((one) => {
      const [path = ""] = to.split(/[?#]/);
      return one.endsWith("*") ? path.startsWith(one.slice(0, -1)) : path === one;
    });
}
