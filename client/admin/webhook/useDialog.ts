import { useRef, useState } from "react";

/**
 * One dialog at a time, which another may follow. When the last one closes, the focus returns to what
 * had it before the first one opened.
 */
export function useDialog<Dialog>() {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    dialog,
    open(next: Dialog) {
      if (dialog === null) opener.current = document.activeElement;
      setDialog(next);
    },
    close() {
      setDialog(null);
      requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
    },
  };
}
