import type { ReactNode } from "react";
import styles from "./DropPlace.module.css";
import { UploadIcon } from "./image-icons.tsx";

type Place = {
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
export function DropPlace({ touch, drop, or, choose, hint, onChoose, children }: Place) {
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
