import { Dropzone } from "@mantine/dropzone";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStableCallback } from "../../../../ui/useStableCallback.ts";
import styles from "./DropArea.module.css";
import { registerPasteTarget } from "./pasted-files.ts";

type DropAreaProps = {
  onFiles: (files: File[]) => void;
  /** Accepts files pasted anywhere on the screen, not only while the focus is inside. */
  acceptsAllPastes?: boolean;
  /** Text of the overlay while files are dragged over the area. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Accepts files that are dropped or pasted here. */
export function DropArea({
  onFiles,
  acceptsAllPastes = false,
  label,
  className,
  children,
}: DropAreaProps) {
  const root = useRef<HTMLDivElement>(null);
  const take = useStableCallback(onFiles);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    return registerPasteTarget({
      element: root.current,
      acceptsAll: acceptsAllPastes,
      onFiles: take,
    });
  }, [take, acceptsAllPastes]);
  // A wrapper of our own: Mantine's root uses its ref to detect when the pointer leaves it.
  return (
    <div ref={root} className={`${styles.area} ${className ?? ""}`}>
      <Dropzone
        unstyled
        activateOnClick={false}
        activateOnKeyboard={false}
        // Separate labelled buttons open the file chooser.
        inputProps={{ "aria-hidden": true, tabIndex: -1 }}
        onDropAny={(files, refused) => {
          setIsOver(false);
          take([...files, ...refused.map(({ file }) => file)]);
        }}
        onDrop={() => undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
      >
        {children}
      </Dropzone>
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          {label}
        </div>
      )}
    </div>
  );
}
