import { type ReactNode, useRef } from "react";
import styles from "./FileChooser.module.css";

type FileChooserProps = {
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Renders the control that opens the browser's file dialog. */
  children: (open: () => void) => ReactNode;
};

/** Opens the browser's file dialog. Nothing happens when no file is chosen. */
export function FileChooser({ accept, isMultiple = false, onFiles, children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className={styles.input}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise the same file, corrected, could not be chosen again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
