import { type ReactNode, useEffect, useRef } from "react";
import styles from "./SlidePanel.module.css";

type SlidePanelProps = {
  isOpen: boolean;
  /** Escape, a press beside it, its own close button. */
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/**
 * A sheet that slides in from the right over a page that stands still. The browser's own modal
 * dialog keeps the focus inside, makes the rest inert, closes on Escape and gives the focus back
 * to what opened it. An element inside marked `data-first-focus` takes the focus.
 */
export function SlidePanel({ isOpen, onClose, label, children }: SlidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open === isOpen) return;
    if (!isOpen) return panel.close();
    // The scrollbar goes while the page stands still; its room is kept, so that nothing jumps.
    const { style, clientWidth } = document.documentElement;
    style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
    panel.showModal();
    panel.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
