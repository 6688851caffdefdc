import type { ReactNode } from "react";
import { UploadIcon } from "../../../../ui/icons/image-icons.tsx";
import styles from "./DropHint.module.css";

type DropHintProps = {
  /** "Choose pictures", in place of the three below on touch devices. */
  touch: string;
  /** "Drop pictures here" "or" "choose on your computer". */
  drop: string;
  or: string;
  choose: string;
  hint: string;
  onChoose: () => void;
  /** A further option, such as choosing from the library. */
  children?: ReactNode;
};

/** The visible hint of a drop area; the wrapper around the whole set accepts the files. */
export function DropHint({ touch, drop, or, choose, hint, onChoose, children }: DropHintProps) {
  return (
    <div className={styles.place}>
      <UploadIcon size={26} />
      <div>
        <p className={styles.ways}>
          <span className={styles.mouse}>
            <strong>{drop}</strong> <span>{or}</span>{" "}
          </span>
          <button type="button" onClick={onChoose}>
            <span className={styles.mouse}>{choose}</span>
            <span className={styles.touch}>{touch}</span>
          </button>
        </p>
        <p className={styles.hint}>{hint}</p>
        {children}
      </div>
    </div>
  );
}
