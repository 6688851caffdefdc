import { Dropzone } from "@mantine/dropzone";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./DropArea.module.css";
import { takePastedFiles } from "./pasted-files.ts";
import { useSteady } from "./useSteady.ts";

type Area = {
  onFiles: (files: File[]) => void;
  /** Takes what is pasted anywhere on the screen, and not only while the focus is within. */
  takesAllPasted?: boolean;
  /** Says, over everything, that letting go uploads. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Takes files that are dropped or pasted here. */
export function DropArea({ onFiles, takesAllPasted = false, label, className, children }: Area) {
  const root = useRef<HTMLDivElement>(null);
  const take = useSteady(onFiles);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    return takePastedFiles({ element: root.current, takesAll: takesAllPasted, take });
  }, [take, takesAllPasted]);
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
