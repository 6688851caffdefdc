import { type ReactNode, useEffect, useRef } from "react";
import styles from "./SlidePanel.module.css";

type SlidePanelProps = {
  isOpen: boolean;
  /** Called on Escape, on a click outside, and by its close button. */
  onClose: () => void;
  label: string;
  /** Nearly as wide as the page, and of its colour. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A panel that slides in from the right while the page cannot scroll. The native modal dialog traps
 * the focus, makes the rest inert, closes on Escape and returns the focus to its opener. An element
 * inside marked `data-first-focus` takes the focus.
 */
export function SlidePanel(props: SlidePanelProps) {
  const { isOpen, onClose, label, isWide, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open === isOpen) return;
    if (!isOpen) return panel.close();
    // Hiding the scrollbar must not shift the page, so its width is reserved.
    const { style, clientWidth } = document.documentElement;
    style.setProperty("--scrollbar", `${window.innerWidth - clientWidth}px`);
    panel.showModal();
    panel.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      className={styles.panel}
      data-theme="light"
      data-wide={isWide}
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
