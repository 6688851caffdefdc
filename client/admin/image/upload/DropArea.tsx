import { Dropzone } from "@mantine/dropzone";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import styles from "./DropArea.module.css";
import { registerPasteTarget } from "./pasted-files.ts";

type DropAreaProps = {
  onFiles: (files: File[]) => void;
  /** Takes what is pasted anywhere on the screen, and not only while the focus is within. */
  acceptsAllPastes?: boolean;
  /** Says, over everything, that letting go uploads. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Takes files that are dropped or pasted here. */
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
  // The frame is ours: Mantine's root keeps a reference of its own to know what leaves it.
  return (
    <div ref={root} className={`${styles.area} ${className ?? ""}`}>
      <Dropzone
        unstyled
        activateOnClick={false}
        activateOnKeyboard={false}
        // Files are chosen by buttons with names of their own.
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
