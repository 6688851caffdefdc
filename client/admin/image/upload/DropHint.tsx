import type { ReactNode } from "react";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import styles from "./DropHint.module.css";

type DropHintProps = {
  /** "Choose pictures", in place of the three below where nobody can drop. */
  touch: string;
  /** "Drop pictures here" "or" "choose on your computer". */
  drop: string;
  or: string;
  choose: string;
  hint: string;
  onChoose: () => void;
  /** A further way, as from the library. */
  children?: ReactNode;
};

/** Where files may be dropped, drawn; the frame around the whole set takes them. */
export function DropHint({ touch, drop, or, choose, hint, onChoose, children }: DropHintProps) {
  return (
    <div className={styles.place}>
      <UploadIcon size={26} />
      <div>
        <p className={styles.ways}>
          <span className={styles.mouse}>
            <strong>{drop}</strong> {or}{" "}
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
