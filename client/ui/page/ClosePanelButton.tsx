import { CloseIcon } from "../icons/icons.tsx";
import styles from "./ClosePanelButton.module.css";

type ClosePanelButtonProps = { label: string; onClose: () => void };

/** Closes the `SlidePanel` around it, and takes the focus when it opens. */
export function ClosePanelButton({ label, onClose }: ClosePanelButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      data-first-focus=""
      onClick={onClose}
    >
      <span className={styles.slip}>
        <CloseIcon />
      </span>
    </button>
  );
}
