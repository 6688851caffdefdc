import { useHotkeys } from "@mantine/hooks";
import { useEffect } from "react";
import { physicalKeyOptions, shortcuts } from "../screen/shortcuts.ts";
import { HelpPanel } from "./HelpPanel.tsx";
import { Palette } from "./Palette.tsx";

/** The shortcuts of every screen: the palette's also inside fields, the help's only outside. */
function useFrameShortcuts(open: { palette(): void; help(): void }) {
  useHotkeys([[shortcuts.palette.keys, open.palette, physicalKeyOptions]], [], true);

  useEffect(() => {
    // By character and by physical key: a Ukrainian layout has the question mark on another key.
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

/** The palette and the list of shortcuts, with the shortcuts that open them. */
export function PaletteAndHelp({ shown, open, onClose }: PaletteAndHelpProps) {
  useFrameShortcuts(open);
  return (
    <>
      <Palette isOpen={shown === "palette"} onClose={onClose} />
      <HelpPanel isOpen={shown === "help"} onClose={onClose} />
    </>
  );
}
