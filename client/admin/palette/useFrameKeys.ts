import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import { byPlace, shortcuts } from "../frame/shortcuts.ts";

/** The keys that work on every screen: the palette from within fields too, the help outside of them. */
export function useFrameKeys(open: { palette(): void; help(): void }) {
  useHotkeys([[shortcuts.palette.keys, open.palette, byPlace]], [], true);

  useEffect(() => {
    // By what it writes, and by its place: a Ukrainian layout has the question mark elsewhere.
    const listen = (event: KeyboardEvent) => {
      const isAsked = event.key === "?" || (event.shiftKey && event.code === "Slash");
      if (!isAsked || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      open.help();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open]);
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
