import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import { physicalKeyOptions, shortcuts } from "../screen/shortcuts.ts";
import { HelpPanel } from "./HelpPanel.tsx";
import { Palette } from "./Palette.tsx";

/** The keys that work on every screen: the palette from within fields too, the help outside of them. */
function useFrameShortcuts(open: { palette(): void; help(): void }) {
  useHotkeys([[shortcuts.palette.keys, open.palette, physicalKeyOptions]], [], true);

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

type PaletteAndHelpProps = {
  shown: "palette" | "help" | null;
  open: { palette(): void; help(): void };
  onClose: () => void;
};

/** Search over all content and the list of keys, with the keys that open them. */
export function PaletteAndHelp({ shown, open, onClose }: PaletteAndHelpProps) {
  useFrameShortcuts(open);
  return (
    <>
      <Palette isOpen={shown === "palette"} onClose={onClose} />
      <HelpPanel isOpen={shown === "help"} onClose={onClose} />
    </>
  );
}
