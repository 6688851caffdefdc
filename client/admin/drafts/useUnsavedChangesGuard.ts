import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { markUnsaved } from "./sign-out.ts";

export type UnsavedChangesGuard = ReturnType<typeof useUnsavedChangesGuard>;

/**
 * Asks before a user leaves unsaved changes by an internal link or by closing the tab. The
 * browser's back button is not blocked: the draft stays in the browser's storage.
 */
export function useUnsavedChangesGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const address = addressOfClick(event);
      if (isAllowed.current || !address) return;
      // The click still reaches surrounding elements: a menu or the palette closes, but the page
      // stays.
      event.preventDefault();
      setTo(address);
    };
    const unmark = markUnsaved();
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      unmark();
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isDirty]);

  return {
    /** The path they wanted to open; null while no dialog is needed. */
    to,
    stay: () => setTo(null),
    leave() {
      isAllowed.current = true;
      const address = to;
      setTo(null);
      if (address) navigate(address);
    },
    /** Lets the next navigation pass: the changes were saved. */
    allow() {
      isAllowed.current = true;
    },
  };
}

/** The internal path that a plain click on a link opens in this tab. */
function addressOfClick(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname) return null;
  return link.pathname + link.search;
}
