import type { ReactNode } from "react";
import styles from "./DropPlace.module.css";
import { UploadIcon } from "./image-icons.tsx";

type Place = {
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
export function DropPlace({ drop, or, choose, hint, onChoose, children }: Place) {
  return (
    <div className={styles.place}>
      <UploadIcon size={26} />
      <div>
        <p className={styles.ways}>
          <strong>{drop}</strong> {or}{" "}
          <button type="button" onClick={onChoose}>
            {choose}
          </button>
        </p>
        <p className={styles.hint}>{hint}</p>
        {children}
      </div>
    </div>
  );
}
