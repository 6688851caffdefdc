import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useFormPost } from "../../graphql/form-post.ts";

/** The sheet of /need-help that is visible: the choice of help, or the form for other requests. */
export type ChosenSheet = "kinds" | "other";

/** The fragments of the address that choose a sheet. */
export const sheetFragments = { kinds: "choose", other: "other" } as const;

/**
 * The sheet that the address names. Any other fragment, such as that of the link to the content,
 * leaves the current one visible. Null until hydration: the server does not receive the fragment.
 */
export function useChosenSheet(): ChosenSheet | null {
  const { hash, pathname } = useLocation();
  const isPosted = useFormPost(pathname) !== null;
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  // A rejected form stays visible, although its address has no fragment.
  const [wasPosted] = useState(isPosted);
  const named = sheetOf(hash, wasPosted);
  const [chosen, setChosen] = useState<ChosenSheet>(named ?? (wasPosted ? "other" : "kinds"));
  if (named && named !== chosen) setChosen(named);
  return isHydrated || wasPosted ? (named ?? chosen) : null;
}

function sheetOf(hash: string, wasPosted: boolean): ChosenSheet | null {
  if (hash === `#${sheetFragments.other}`) return "other";
  if (hash === `#${sheetFragments.kinds}`) return "kinds";
  return hash === "" && !wasPosted ? "kinds" : null;
}
