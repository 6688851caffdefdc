import { type ReactNode, useRef } from "react";
import { animateSettle, useOnFirstView } from "../animate-on-view.ts";
import styles from "./CutPicture.module.css";

type CutPictureProps = {
  cut: "a" | "b" | "c";
  /**
   * Aspect ratio, "4 / 3", to which the content is cropped. When omitted, `className` sets the
   * shape.
   */
  ratio?: string | undefined;
  className?: string | undefined;
  /** A `Picture` that fills its container, or an image of the interface. */
  children: ReactNode;
};

/** A picture with cut-paper edges and a shadow. */
export function CutPicture({ cut, ratio, className = "", children }: CutPictureProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  return (
    <div className={styles.shadow} ref={sheet}>
      <div className={`${styles.sheet} ${styles[cut]} ${className}`} style={{ aspectRatio: ratio }}>
        {children}
      </div>
    </div>
  );
}
