import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Asks before somebody leaves what they have not saved: by a link of ours, and by closing the tab.
 * Going back with the browser's button is not held: the text waits in the browser's storage.
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
      // What the link lies in still hears the click: a menu or the palette closes, but nothing leaves.
      event.preventDefault();
      setTo(address);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isDirty]);

  return {
    /** Where they wanted to go; null when nobody asks to leave. */
    to,
    stay: () => setTo(null),
    leave() {
      isAllowed.current = true;
      const address = to;
      setTo(null);
      if (address) navigate(address);
    },
    /** What follows is no leaving: it was saved. */
    allow() {
      isAllowed.current = true;
    },
  };
}

/** The other page of ours that a plain click on a link opens in this tab. */
function addressOfClick(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname) return null;
  return link.pathname + link.search;
}
