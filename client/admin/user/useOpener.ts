import { useRef } from "react";

/**
 * Where the keyboard was before one dialog, or two in a row: the first may be gone when the second
 * closes, and the menu that opened it is.
 */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    note(element: HTMLElement | null) {
      opener.current = element;
    },
    /** Leads back there, unless the keyboard is somewhere already. */
    focus() {
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
}
