import { type ReactNode, useRef } from "react";
import styles from "./FileChooser.module.css";

type FileChooserProps = {
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  /** Draws what opens the browser's own dialog. */
  children: (open: () => void) => ReactNode;
};

/** Opens the browser's dialog for choosing files. Nothing happens when none is chosen. */
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
          // Else the same file, mended, could not be chosen again.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
